import { errorText } from '@haven/shared-ui/api-client';
import { useTexts } from '@haven/shared-ui/language';
import { ErrorState } from '@haven/shared-ui/states';

/** Says that the milestones could not be loaded, and tries again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts('progress');
  const common = useTexts('common');
  return (
    <ErrorState what={t('progressTracker.loadFailed')} next={errorText(common, error)} onRetry={onRetry} />
  );
}
