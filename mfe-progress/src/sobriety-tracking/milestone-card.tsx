import type { SobrietyMilestone, SobrietyType } from '@haven/progress/contract';
import { type SoberDays, soberDays } from '@haven/progress/sober-days';
import { Badge } from '@haven/shared-ui/badge';
import { Button } from '@haven/shared-ui/button';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { color, font, textSize } from '@haven/shared-ui/theme';
import { CigaretteOff, Dices, type LucideIcon, Pause, Pill, Sprout, WineOff } from 'lucide-react';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { CardActions, MilestoneFrame, OwnWords } from '../keeping/card-parts.ts';
import { useLateDialog } from '../keeping/use-late-dialog.ts';
import { CardIcons } from './card-icons.tsx';
import { Facts } from './facts.tsx';
import { Goals } from './goals.tsx';
import { LapseList } from './lapse-list.tsx';
import { milestoneTitle } from './milestone-title.ts';
import { moneyText, savedIn, timeText } from './saved.ts';

const icons: Record<SobrietyType, LucideIcon> = {
  alcohol: WineOff,
  drugs: Pill,
  smoking: CigaretteOff,
  gambling: Dices,
  other: Sprout,
};

const Days = styled.p<{ $quiet: boolean }>`
  color: ${({ $quiet }) => ($quiet ? color.inkSoft : color.pine)};
  font-family: ${font.serif};
  font-size: ${({ $quiet }) => ($quiet ? textSize.title : textSize.display)};
  line-height: 1.15;
`;

type MilestoneCardProps = {
  milestone: SobrietyMilestone;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  /** False when the person chose not to see progress indicators. */
  showProgress: boolean;
};

/** A sobriety milestone: since when, how many days, the way to its next goal, what it saved, and what can be done. */
export const MilestoneCard = memo(function MilestoneCard({
  milestone,
  today,
  showProgress,
}: MilestoneCardProps) {
  const t = useTexts('progress');
  const title = milestoneTitle(t, milestone);
  const days = soberDays(milestone, today);
  const isPaused = milestone.isActive === 0;
  const lapseButton = useRef<HTMLButtonElement>(null);
  const lapse = useLateDialog(() => import('./lapse-dialog.tsx'));
  return (
    <MilestoneFrame heading={title} level={3} icon={icons[milestone.type]} $quiet={isPaused}>
      {isPaused && (
        <Row>
          <Badge icon={Pause}>{t('sobriety.paused')}</Badge>
        </Row>
      )}
      <Stack $gap="half">
        {showProgress && (
          <Days $quiet={isPaused}>
            {days.current === 0 ? t('sobriety.today') : t('sobriety.days', { count: days.current })}
          </Days>
        )}
        <Text $soft>
          {showProgress
            ? t('sobriety.since', { date: formatDay(days.since) })
            : t('sobriety.began', { date: formatDay(milestone.sobrietyDate) })}
        </Text>
      </Stack>
      {showProgress && <Counted milestone={milestone} days={days} />}
      {showProgress && milestone.goals.length > 0 && (
        <Goals goals={milestone.goals} days={days} isPaused={isPaused} />
      )}
      {milestone.notes && <OwnWords>{milestone.notes}</OwnWords>}
      <LapseList milestone={milestone} onUndone={() => lapseButton.current?.focus()} />
      <CardActions>
        <Button ref={lapseButton} busy={lapse.isLoading} onClick={lapse.open}>
          {t('lapse.log')} <VisuallyHidden>({title})</VisuallyHidden>
        </Button>
        <CardIcons milestone={milestone} today={today} />
      </CardActions>
      {lapse.isOpen && lapse.Dialog && (
        <lapse.Dialog milestone={milestone} today={today} onClose={lapse.close} />
      )}
    </MilestoneFrame>
  );
});

/** What adds up: all sober days and the longest streak, where a lapse makes them differ, and what the days saved. */
function Counted({ milestone, days }: { milestone: SobrietyMilestone; days: SoberDays }) {
  const t = useTexts('progress');
  const { money, minutes } = savedIn(milestone, days.total);
  const facts = [
    days.lapseCount > 0 && { name: t('sobriety.total'), value: t('sobriety.days', { count: days.total }) },
    days.lapseCount > 0 && {
      name: t('sobriety.longest'),
      value: t('sobriety.days', { count: days.longest }),
    },
    money && { name: t('sobriety.money'), value: moneyText(money) },
    minutes !== undefined && { name: t('sobriety.time'), value: timeText(minutes) },
  ].filter((fact) => !!fact);
  return facts.length > 0 && <Facts facts={facts} />;
}
