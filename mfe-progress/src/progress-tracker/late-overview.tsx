import { RemoteBoundary } from '@haven/shared-ui/remote';
import { SkeletonCard } from '@haven/shared-ui/states';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

const load = () => lazy(() => import('../overview/overview.tsx'));

/** The overview, whose code and pictures arrive when somebody goes there. */
export function LateOverview(props: ComponentProps<ReturnType<typeof load>>) {
  const [Overview, setOverview] = useState(load);
  return (
    <RemoteBoundary onRetry={() => setOverview(load)}>
      <Suspense fallback={<SkeletonCard />}>
        <Overview {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}
