import { Outlet, useLocation, useNavigationType } from '@haven/shared-ui/router';
import { SkeletonCard } from '@haven/shared-ui/states';
import { Suspense, useEffect, useRef } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Frame, Main } from './layout-frame.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * Header, screen and footer. After a change of path, focus goes to the new screen, and the scroll to its top; going
 * back leaves the scroll to the browser, which remembers it.
 */
export function Layout() {
  const { pathname } = useLocation();
  const wayHere = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (wayHere !== 'POP') window.scrollTo(0, 0);
  }, [pathname, wayHere]);
  return (
    <Frame>
      <SkipLink />
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        <ScreenBoundary resetKey={pathname}>
          <Suspense fallback={<SkeletonCard />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Main>
      <Footer />
    </Frame>
  );
}
