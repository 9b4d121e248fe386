import { RemoteBoundary } from '@haven/shared-ui/remote';
import { SkeletonCard } from '@haven/shared-ui/states';
import { type ComponentType, useEffect, useState } from 'react';
import type { OverviewProps } from '../overview/overview.tsx';

/** Stays for the next visit, which then begins with it. */
let loaded: ComponentType<OverviewProps> | null = null;

/** Without `lazy`: React holds what comes after a placeholder back for 300 ms. */
function Overview(props: OverviewProps) {
  const [View, setView] = useState(() => loaded);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (loaded) return;
    import('../overview/overview.tsx').then((room) => {
      loaded = room.default;
      setView(() => loaded);
    }, setFailure);
  }, []);
  if (failure) throw failure;
  return View ? <View {...props} /> : <SkeletonCard />;
}

/** The overview, whose code and pictures arrive when somebody goes there; where they don't, it says so and tries again. */
export function LateOverview(props: OverviewProps) {
  return (
    <RemoteBoundary>
      <Overview {...props} />
    </RemoteBoundary>
  );
}
