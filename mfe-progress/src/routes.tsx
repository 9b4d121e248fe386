import { defineRemote } from '@haven/shared-ui/remote';

export default defineRemote({
  area: 'progress',
  texts: { en: () => import('./locales/en.json'), es: () => import('./locales/es.json') },
  routes: [
    {
      path: '/progress-tracker',
      title: 'progressTracker.heading',
      screen: () => import('./progress-tracker/progress-tracker.tsx'),
    },
  ],
});
