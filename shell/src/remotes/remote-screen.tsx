import { useTexts } from '@haven/shared-ui/language';
import { RemoteBoundary, RemoteFallback } from '@haven/shared-ui/remote';
import { useLocation } from '@haven/shared-ui/router';
import { SkeletonCard } from '@haven/shared-ui/states';
import { useState } from 'react';
import { usePageTitle } from '../layout/use-page-title.ts';
import { PageNotFound } from '../page-not-found/page-not-found.tsx';
import { useAreaScreen } from './use-area-screen.ts';

/**
 * Shows the screen that a remote has for the current path. While it loads there is a skeleton; when it can't be
 * loaded, or throws, there is the calm fallback with Retry and the crisis numbers, and the rest of the page stays up.
 */
export function RemoteScreen({ area }: { area: string }) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const screen = useAreaScreen(area, pathname, attempt);
  const areaText = useTexts(area);
  usePageTitle(screen.state === 'ready' ? areaText(screen.title) : null);
  const retry = () => setAttempt((before) => before + 1);

  if (screen.state === 'loading') return <SkeletonCard />;
  if (screen.state === 'no-such-screen') return <PageNotFound />;
  // What hangs can't be asked for again in this page: the runtime waits for the first try.
  if (screen.state === 'slow') return <RemoteFallback reason="slow" onRetry={() => location.reload()} />;
  if (screen.state === 'failed') return <RemoteFallback reason="failed" onRetry={retry} />;
  return (
    <RemoteBoundary key={`${pathname} ${attempt}`} onRetry={retry}>
      <screen.Screen />
    </RemoteBoundary>
  );
}
