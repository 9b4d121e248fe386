import { Outlet, useLocation } from '@haven/shared-ui/router';
import { useEffect, useRef } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Frame, Main } from './layout-frame.tsx';
import { SkipLink } from './skip-link.tsx';

/** Header, screen and footer. After a change of path, focus and scroll go to the top of the new screen. */
export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <Frame>
      <SkipLink />
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Frame>
  );
}
