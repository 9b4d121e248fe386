import { ApiError, errorText } from '@haven/shared-ui/api-client';
import { useTexts } from '@haven/shared-ui/language';

/** Why an action was not kept: this device refused it, or the service did, which says why by an error. */
export type Failure = { by: 'device' } | { by: 'service'; error: unknown };

/** Makes a sentence of a failure, for people. */
export function useFailureText(): (failure: Failure) => string {
  const t = useTexts('progress');
  const common = useTexts('common');
  return (failure) => {
    if (failure.by === 'device') return t('progressTracker.deviceRefused');
    const isFull = failure.error instanceof ApiError && failure.error.code === 'too-many-milestones';
    return isFull ? t('newMilestone.tooMany') : errorText(common, failure.error);
  };
}
