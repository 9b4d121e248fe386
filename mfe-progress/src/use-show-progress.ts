import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { useAtomValue } from 'jotai';

/** False when the person turned off 'Show Progress Indicators' in the preferences. */
export const useShowProgress = (): boolean =>
  (useAtomValue(preferences.entries)[0] ?? defaultPreferences).showProgress;
