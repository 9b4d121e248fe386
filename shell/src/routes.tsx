import { createBrowserRouter } from '@haven/shared-ui/router';
import type { ComponentType } from 'react';
import { CrisisResources } from './crisis-resources/crisis-resources.tsx';
import { Home } from './home/home.tsx';
import { Layout } from './layout/layout.tsx';
import { ScreenError } from './layout/screen-error.tsx';
import { PageNotFound } from './page-not-found/page-not-found.tsx';
import type { RemoteRegistry } from './remotes/registry.ts';
import { RemoteScreen } from './remotes/remote-screen.tsx';

/** A screen of the shell that is not needed at first: its code arrives when someone goes there. */
const later = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await load()).default });

/** All routes of the spec: the shell's own, and each remote's by the registry. */
export function createRouter(registry: RemoteRegistry) {
  const remoteRoutes = Object.entries(registry).flatMap(([area, { routes }]) =>
    routes.map((path) => ({ path, element: <RemoteScreen area={area} /> })),
  );
  return createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <ScreenError />,
      children: [
        {
          errorElement: <ScreenError />,
          children: [
            { path: '/', element: <Home /> },
            // In the first file, since it must open with no network and no further request.
            { path: '/crisis-resources', element: <CrisisResources /> },
            { path: '/resources', lazy: later(() => import('./resources/resources.tsx')) },
            { path: '/account-settings', lazy: later(() => import('./account-settings/account-settings.tsx')) },
            { path: '/profile-preferences', lazy: later(() => import('./profile-preferences/profile-preferences.tsx')) },
            { path: '/sign-in', lazy: later(() => import('./sign-in/sign-in.tsx')) },
            { path: '/join', lazy: later(() => import('./sign-in/join.tsx')) },
            { path: '/about', lazy: later(() => import('./about/about.tsx')) },
            { path: '/terms', lazy: later(() => import('./about/terms.tsx')) },
            { path: '/privacy', lazy: later(() => import('./about/privacy.tsx')) },
            { path: '/contact', lazy: later(() => import('./about/contact.tsx')) },
            ...(process.env.HAVEN_STORIES
              ? [{ path: '/__ui', lazy: later(() => import('./stories/story-screen.tsx')) }]
              : []),
            ...remoteRoutes,
            { path: '*', element: <PageNotFound /> },
          ],
        },
      ],
    },
  ]);
}
