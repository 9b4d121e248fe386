import type { SobrietyMilestone } from '@haven/progress/contract';
import { checkInStreak, checkIns } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { localDay } from '@haven/shared-ui/now';
import { userAtom } from '@haven/shared-ui/person';
import { StreakLamp } from '@haven/shared-ui/progress';
import { Link } from '@haven/shared-ui/router';
import { space, wide } from '@haven/shared-ui/theme';
import { useAtomValue } from 'jotai';
import { Award, Sprout } from 'lucide-react';
import styled from 'styled-components';
import { useSobrietyMilestones } from '../sobriety-tracking/sobriety-milestones-api.ts';
import { useShowProgress } from '../use-show-progress.ts';
import { achievedCount, activeCount } from './milestone-counts.ts';
import { RoundIcon, SummaryCard } from './summary-card.tsx';

const Cards = styled.ul`
  display: grid;
  gap: ${space.one};
  ${wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.two};
  }
`;

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
    <Cards role="list" aria-label={t('progressTracker.summary')}>
      <StreakCard now={now} />
      <SummaryCard
        drawing={
          <RoundIcon>
            <Sprout />
          </RoundIcon>
        }
        label={t('progressTracker.active')}
        {...figureOf(activeCount)}
      />
      <SummaryCard
        drawing={
          <RoundIcon>
            <Award />
          </RoundIcon>
        }
        label={t('progressTracker.achieved')}
        {...figureOf((all) => achievedCount(all, today))}
      />
    </Cards>
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
      // A streak that is to begin is no zero held against anybody.
      figure={streak > 0 ? t('progressTracker.streakDays', { count: streak }) : undefined}
      note={streak === 0 && <Link to="/checkin">{t('progressTracker.checkIn')}</Link>}
    />
  );
}
