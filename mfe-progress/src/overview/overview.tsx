import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { ButtonLink } from '@haven/shared-ui/button';
import { Card, CardGrid } from '@haven/shared-ui/card';
import { checkIns, defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Stack } from '@haven/shared-ui/layout';
import { Path } from '@haven/shared-ui/scene';
import { EmptyState } from '@haven/shared-ui/states';
import { space } from '@haven/shared-ui/theme';
import { useAtomValue } from 'jotai';
import { memo, useMemo, useState } from 'react';
import styled from 'styled-components';
import { CalendarCard } from './calendar-card.tsx';
import { EmotionalCard } from './emotional-card.tsx';
import { MoodCard } from './mood-card.tsx';
import type { Range } from './mood-series.ts';
import { SobrietyCard } from './sobriety-card.tsx';
import { StrategyCard } from './strategy-card.tsx';
import { SummaryCard } from './summary/summary-card.tsx';
import { toldDays } from './told-days.ts';
import { WeekdayCard } from './weekday-card.tsx';

/** Days that the pictures look back over. */
const lookBack = 365;

/** Each as high as what it holds: a card that waits for more days is a short one. */
const Pair = styled(CardGrid)`align-items: start; gap: ${space.three};`;

/** What does not change with the range is not drawn again when another is chosen. */
const StillCalendar = memo(CalendarCard);
const StillWeekdays = memo(WeekdayCard);
const StillStrategies = memo(StrategyCard);

export type OverviewProps = {
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  /** ms since 1970 */
  now: number;
  book: { sobriety: readonly SobrietyMilestone[]; emotional: readonly EmotionalMilestone[] };
};

/**
 * The Progress Overview (spec section 2): how the person has been, by their check-ins, and how far their milestones have
 * come. All of it is worked out on the device.
 */
export default function Overview({ today, now, book }: OverviewProps) {
  const all = useAtomValue(checkIns.entries);
  const { showProgress, privateMode } = useAtomValue(preferences.entries)[0] ?? defaultPreferences;
  const [range, setRange] = useState<Range>(30);
  const days = useMemo(() => toldDays(all, today, lookBack), [all, today]);
  const isEmpty = all.length === 0 && book.sobriety.length === 0 && book.emotional.length === 0;
  if (isEmpty) return <Beginning />;
  return (
    <Stack $gap="three">
      <MoodCard days={days} isNew={all.length === 0} today={today} range={range} onRange={setRange} />
      <Pair $least="22rem">
        <StillCalendar days={days} today={today} />
        <StillWeekdays days={days} />
      </Pair>
      <StillStrategies days={days} />
      <SobrietyCard milestones={book.sobriety} today={today} showProgress={showProgress} />
      <EmotionalCard milestones={book.emotional} privateMode={privateMode} showProgress={showProgress} />
      <SummaryCard today={today} now={now} book={book} />
    </Stack>
  );
}

function Beginning() {
  const t = useTexts('progress');
  return (
    <Card>
      <EmptyState
        heading={t('overview.empty.heading')}
        scene={<Path />}
        action={
          <ButtonLink to="/checkin" tone="main">
            {t('overview.empty.action')}
          </ButtonLink>
        }
      >
        {t('overview.empty.text')}
      </EmptyState>
    </Card>
  );
}
