import { useTexts } from '@haven/shared-ui/language';
import { Page, Text } from '@haven/shared-ui/layout';
import { useNow } from '@haven/shared-ui/now';
import { Path } from '@haven/shared-ui/scene';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { SobrietyTracking } from '../sobriety-tracking/sobriety-tracking.tsx';
import { Summary } from './summary.tsx';

/** The Progress Tracker (spec section 2). */
export default function ProgressTracker() {
  const t = useTexts('progress');
  const now = useNow();
  return (
    <QueryClientProvider client={queryClient}>
      <Page heading={t('progressTracker.heading')} lead={t('progressTracker.lead')} scene={<Path />}>
        <Summary now={now} />
        <SobrietyTracking now={now} />
        <Text $soft>{t('progressTracker.later')}</Text>
      </Page>
    </QueryClientProvider>
  );
}
