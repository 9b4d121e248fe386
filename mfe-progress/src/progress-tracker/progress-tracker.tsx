import { useTexts } from '@haven/shared-ui/language';
import { Page } from '@haven/shared-ui/layout';
import { localDay, useNow } from '@haven/shared-ui/now';
import { Path } from '@haven/shared-ui/scene';
import { Tabs } from '@haven/shared-ui/tabs';
import { QueryClientProvider } from '@tanstack/react-query';
import { CalendarHeart, HeartPulse, Sprout } from 'lucide-react';
import { EmotionalMilestones } from '../emotional-milestones/emotional-milestones.tsx';
import { useMilestoneBook } from '../milestone-book/use-milestone-book.ts';
import { queryClient } from '../query-client.ts';
import { SobrietyTracking } from '../sobriety-tracking/sobriety-tracking.tsx';
import { LateOverview } from './late-overview.tsx';
import { Summary } from './summary.tsx';
import { isTab } from './tracker-address.ts';
import { useOpenTabInView } from './use-open-tab-in-view.ts';
import { useTrackerAddress } from './use-tracker-address.ts';
import { WhereKept } from './where-kept.tsx';

function Tracker() {
  const t = useTexts('progress');
  const now = useNow();
  const today = localDay(now);
  const book = useMilestoneBook(today);
  const { tab, openTab } = useTrackerAddress();
  const tabs = useOpenTabInView(tab);
  return (
    <Page heading={t('progressTracker.heading')} lead={t('progressTracker.lead')} scene={<Path />}>
      <Summary book={book} now={now} />
      <div ref={tabs}>
        <Tabs
          label={t('progressTracker.heading')}
          value={tab}
          onChange={(next) => isTab(next) && openTab(next)}
          tabs={[
            {
              value: 'sobriety',
              label: t('sobriety.heading'),
              icon: Sprout,
              content: <SobrietyTracking book={book} today={today} />,
            },
            {
              value: 'emotional',
              label: t('emotional.heading'),
              icon: HeartPulse,
              content: <EmotionalMilestones book={book} today={today} />,
            },
            {
              value: 'overview',
              label: t('progressTracker.overview'),
              icon: CalendarHeart,
              content: <LateOverview book={book} today={today} now={now} />,
            },
          ]}
        />
      </div>
      <WhereKept book={book} />
    </Page>
  );
}

/** The Progress Tracker (spec section 2): the same with an account and without one. */
export default function ProgressTracker() {
  return (
    <QueryClientProvider client={queryClient}>
      <Tracker />
    </QueryClientProvider>
  );
}
