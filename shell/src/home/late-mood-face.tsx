import type { Mood } from '@haven/shared-ui/device-store';
import { type ComponentType, lazy, Suspense } from 'react';

/** Not in the shell's first file. The mood's name stands beside it, so that nothing is missing where it can't come. */
const Face = lazy(() =>
  import('@haven/shared-ui/mood-faces').then(
    ({ MoodFace }): { default: ComponentType<{ mood: Mood }> } => ({ default: MoodFace }),
    () => ({ default: () => null }),
  ),
);

/** The drawn face of a mood, a moment later than the words. */
export const LateMoodFace = ({ mood }: { mood: Mood }) => (
  <Suspense>
    <Face mood={mood} />
  </Suspense>
);
