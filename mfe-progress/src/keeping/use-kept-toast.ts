import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';

/** Tells by a toast what was kept, and, where it waits for a network, that too. */
export function useKeptToast(): (title: string, waiting: boolean) => void {
  const t = useTexts('progress');
  return (title, waiting) =>
    showToast(waiting ? { title, description: t('progressTracker.waitingText') } : { title });
}
