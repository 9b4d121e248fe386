import type { SobrietyMilestone } from '@haven/progress/contract';
import { soberDays } from '@haven/progress/sober-days';
import { Badge } from '@haven/shared-ui/badge';
import { Card } from '@haven/shared-ui/card';
import { formatDay, formatNumber, useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Stack, Text } from '@haven/shared-ui/layout';
import { memo } from 'react';
import { Facts } from '../sobriety-tracking/facts.tsx';
import { milestoneTitle } from '../sobriety-tracking/milestone-title.ts';
import { ChartFigure } from './charts/chart-figure.tsx';
import { StreakStrip } from './charts/streak-strip.tsx';
import { type Streak, streaks } from './streak-timeline.ts';

/** Milestones that are shown here, and streaks in a table; all of them are under Sobriety Tracking. */
const mostMilestones = 5;
const mostStreaks = 50;

type SobrietyCardProps = {
  milestones: readonly SobrietyMilestone[];
  today: string;
  /** False when the person chose not to see progress indicators. */
  showProgress: boolean;
};

/** Summary of sobriety (spec section 2): each milestone with its days, and its streaks with their lapses on a line. */
export function SobrietyCard({ milestones, today, showProgress }: SobrietyCardProps) {
  const t = useTexts('progress');
  const active = milestones.filter(({ isActive }) => isActive === 1);
  const paused = milestones.filter(({ isActive }) => isActive !== 1);
  const shown = [...active, ...paused].slice(0, mostMilestones);
  const more = milestones.length - shown.length;
  return (
    <Card heading={t('overview.sobriety.heading')}>
      {shown.length === 0 && <Text $soft>{t('overview.sobriety.empty')}</Text>}
      {shown.length > 0 && (
        <Text $soft>{t(showProgress ? 'overview.sobriety.key' : 'overview.sobriety.hidden')}</Text>
      )}
      <Stack $gap="four">
        {shown.map((milestone) => (
          <Milestone key={milestone.id} milestone={milestone} today={today} showProgress={showProgress} />
        ))}
      </Stack>
      {more > 0 && <Text $soft>{t('overview.sobriety.more', { count: more })}</Text>}
    </Card>
  );
}

type MilestoneProps = { milestone: SobrietyMilestone; today: string; showProgress: boolean };

const Milestone = memo(function Milestone({ milestone, today, showProgress }: MilestoneProps) {
  const t = useTexts('progress');
  const title = milestoneTitle(t, milestone);
  return (
    <Stack $gap="oneAndHalf">
      <Stack $gap="half">
        <Row>
          <Heading level={3}>{title}</Heading>
          {milestone.isActive !== 1 && <Badge>{t('overview.sobriety.paused')}</Badge>}
        </Row>
        <Text $soft $small>
          {t('sobriety.began', { date: formatDay(milestone.sobrietyDate) })}
        </Text>
      </Stack>
      {showProgress && <Days milestone={milestone} today={today} title={title} />}
    </Stack>
  );
});

function Days({ milestone, today, title }: Omit<MilestoneProps, 'showProgress'> & { title: string }) {
  const t = useTexts('progress');
  const counted = soberDays(milestone, today);
  const all = streaks(milestone, today);
  const dayCount = (count: number) => t('overview.days', { count });
  const isFirstDay = counted.current === 0;
  const now = isFirstDay ? t('sobriety.today') : dayCount(counted.current);
  // Without a lapse all of them would say the same.
  if (counted.lapseCount === 0 && isFirstDay) return <Text>{now}</Text>;
  const facts = [
    { name: t('overview.sobriety.now'), value: now },
    { name: t('overview.sobriety.longest'), value: dayCount(counted.longest) },
    { name: t('overview.sobriety.total'), value: dayCount(counted.total) },
    { name: t('overview.sobriety.lapses'), value: formatNumber(counted.lapseCount) },
  ];
  const sentence = t('overview.sobriety.sentence', {
    title,
    from: formatDay(milestone.sobrietyDate),
    total: dayCount(counted.total),
    lapses: t('overview.sobriety.lapseCount', { count: counted.lapseCount }),
    longest: dayCount(counted.longest),
    current: dayCount(counted.current),
  });
  return (
    <>
      <Facts facts={counted.lapseCount === 0 ? facts.slice(0, 1) : facts} />
      <ChartFigure
        name={title}
        table={() => ({
          caption:
            all.length > mostStreaks
              ? t('overview.sobriety.captionLatest', { count: mostStreaks, title })
              : t('overview.sobriety.caption', { title }),
          columns: [t('overview.sobriety.from'), t('overview.sobriety.to'), t('overview.sobriety.soberDays')],
          rows: all
            .slice(-mostStreaks)
            .reverse()
            .map((streak) => [
              formatDay(streak.from, { dateStyle: 'medium' }),
              streakEnd(streak, t),
              formatNumber(streak.days),
            ]),
        })}
      >
        <StreakStrip
          streaks={all}
          today={today}
          sentence={sentence}
          todayWord={t('overview.sobriety.today')}
        />
      </ChartFigure>
    </>
  );
}

const streakEnd = ({ lapse }: Streak, t: ReturnType<typeof useTexts>) =>
  lapse
    ? t('overview.sobriety.toLapse', { date: formatDay(lapse, { dateStyle: 'medium' }) })
    : t('overview.sobriety.today');
