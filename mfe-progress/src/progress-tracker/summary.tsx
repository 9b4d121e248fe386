import { checkInStreak, checkIns } from '@haven/shared-ui/device-store';
import { formatNumber, useTexts } from '@haven/shared-ui/language';
import { localDay } from '@haven/shared-ui/now';
import { StreakLamp } from '@haven/shared-ui/progress';
import { Link } from '@haven/shared-ui/router';
import { space, wide } from '@haven/shared-ui/theme';
import { useAtomValue } from 'jotai';
import { Award, Sprout } from 'lucide-react';
import styled from 'styled-components';
import type { MilestoneBook } from '../milestone-book/use-milestone-book.ts';
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

type SummaryProps = {
  book: MilestoneBook;
  /** ms since 1970 */
  now: number;
};

/** The three summary cards (spec section 2). */
export function Summary({ book, now }: SummaryProps) {
  const t = useTexts('progress');
  const showProgress = useShowProgress();
  const figureOf = (count: number) => {
    if (book.state === 'ready' || count > 0) return { figure: formatNumber(count) };
    return book.state === 'failed' ? { figure: '–', note: t('progressTracker.notNow') } : { figure: null };
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
        {...figureOf(activeCount(book))}
      />
      <SummaryCard
        drawing={
          <RoundIcon>
            <Award />
          </RoundIcon>
        }
        label={t('progressTracker.achieved')}
        {...(showProgress
          ? figureOf(achievedCount(book, localDay(now)))
          : { figure: t('progressTracker.hidden') })}
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
