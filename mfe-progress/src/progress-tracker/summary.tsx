import type { SobrietyMilestone } from '@haven/progress/contract';
import { CardGrid } from '@haven/shared-ui/card';
import { checkInStreak, checkIns } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { userAtom } from '@haven/shared-ui/person';
import { StreakLamp } from '@haven/shared-ui/progress';
import { Link } from '@haven/shared-ui/router';
import { useAtomValue } from 'jotai';
import { Award, Sprout } from 'lucide-react';
import { useSobrietyMilestones } from '../sobriety-tracking/sobriety-milestones-api.ts';
import { achievedCount, activeCount } from './achievements.ts';
import { SummaryCard } from './summary-card.tsx';
import { localDay } from './today.ts';
import { useShowProgress } from './use-show-progress.ts';

/** The three summary cards (spec section 2): the streak is the device's, the others need the account. */
export function Summary({ now }: { now: number }) {
  const t = useTexts('progress');
  const today = localDay(now);
  const user = useAtomValue(userAtom);
  const { data: milestones, isError } = useSobrietyMilestones(today);
  const figureOf = (count: (milestones: SobrietyMilestone[]) => number) => {
    if (milestones) return { figure: String(count(milestones)) };
    if (user === null) return { figure: '–', note: t('progressTracker.withAccount') };
    return isError ? { figure: '–', note: t('progressTracker.notNow') } : { figure: null };
  };
  return (
    <CardGrid as="ul" role="list" $least="14rem" aria-label={t('progressTracker.summary')}>
      <StreakCard now={now} />
      <SummaryCard drawing={<Sprout />} label={t('progressTracker.active')} {...figureOf(activeCount)} />
      <SummaryCard
        drawing={<Award />}
        label={t('progressTracker.achieved')}
        {...figureOf((all) => achievedCount(all, today))}
      />
    </CardGrid>
  );
}

function StreakCard({ now }: { now: number }) {
  const t = useTexts('progress');
  const streak = checkInStreak(useAtomValue(checkIns.entries), now);
  const label = t('progressTracker.streak');
  if (!useShowProgress()) {
    return (
      <SummaryCard
        drawing={<StreakLamp lit={false} />}
        label={label}
        figure={t('progressTracker.hidden')}
        note={<Link to="/profile-preferences">{t('progressTracker.hiddenWhy')}</Link>}
      />
    );
  }
  return (
    <SummaryCard
      drawing={<StreakLamp lit={streak > 0} />}
      label={label}
      figure={t('progressTracker.streakDays', { count: streak })}
      note={streak === 0 && <Link to="/checkin">{t('progressTracker.checkIn')}</Link>}
    />
  );
}
