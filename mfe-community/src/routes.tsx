import { defineRemote } from '@haven/shared-ui/remote';

/** The area's screens; each arrives when someone goes there. */
export default defineRemote({
  area: 'community',
  texts: { en: () => import('./locales/en.json'), es: () => import('./locales/es.json') },
  routes: [
    { path: '/community', title: 'community.heading', screen: () => import('./community/community.tsx') },
  ],
});
