import { BrowserRouter, Route, Routes } from '@haven/shared-ui/router';
import { type ComponentType, lazy } from 'react';
import { CrisisResources } from './crisis-resources/crisis-resources.tsx';
import { Home } from './home/home.tsx';
import { Layout } from './layout/layout.tsx';
import { ScreenBoundary } from './layout/screen-boundary.tsx';
import { PageNotFound } from './page-not-found/page-not-found.tsx';
import type { RemoteRegistry } from './remotes/registry.ts';
import { RemoteScreen } from './remotes/remote-screen.tsx';

/** The screens of the shell that are not needed at first: their code arrives when someone goes there. */
const laterScreens: Record<string, ComponentType> = {
  '/resources': lazy(() => import('./resources/resources.tsx')),
  '/account-settings': lazy(() => import('./account-settings/account-settings.tsx')),
  '/profile-preferences': lazy(() => import('./profile-preferences/profile-preferences.tsx')),
  '/sign-in': lazy(() => import('./sign-in/sign-in.tsx')),
  '/join': lazy(() => import('./sign-in/join.tsx')),
  '/about': lazy(() => import('./about/about.tsx')),
  '/terms': lazy(() => import('./about/terms.tsx')),
  '/privacy': lazy(() => import('./about/privacy.tsx')),
  '/contact': lazy(() => import('./about/contact.tsx')),
  ...(process.env.HAVEN_STORIES ? { '/__ui': lazy(() => import('./stories/story-screen.tsx')) } : {}),
};

/**
 * All routes: the shell's own, and each remote's by the registry. They are declared as elements and not as a data
 * router, which would weigh 15 kB brotli more on the first page.
 */
export function HavenRoutes({ registry }: { registry: RemoteRegistry }) {
  return (
    <BrowserRouter>
      <ScreenBoundary alone>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/" element={<Home />} />
            {/* In the first file, since it must open with no network and no further request. */}
            <Route path="/crisis-resources" element={<CrisisResources />} />
            {Object.entries(laterScreens).map(([path, Screen]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            {Object.entries(registry).flatMap(([area, { routes }]) =>
              routes.map((path) => <Route key={path} path={path} element={<RemoteScreen area={area} />} />),
            )}
            <Route path="*" element={<PageNotFound />} />
          </Route>
        </Routes>
      </ScreenBoundary>
    </BrowserRouter>
  );
}
