import { defineRemote } from '@haven/shared-ui/remote';

/** The area's screens; each arrives when someone goes there. */
export default defineRemote({
  area: 'support',
  texts: { en: () => import('./locales/en.json'), es: () => import('./locales/es.json') },
  routes: [
    { path: '/chat', title: 'chat.heading', screen: () => import('./chat/chat.tsx') },
    {
      path: '/live-support',
      title: 'liveSupport.heading',
      screen: () => import('./live-support/live-support.tsx'),
    },
    {
      path: '/volunteer',
      title: 'volunteerDesk.heading',
      screen: () => import('./volunteer-desk/volunteer-desk.tsx'),
    },
  ],
});
