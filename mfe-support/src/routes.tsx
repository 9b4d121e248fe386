import { defineRemote } from '@haven/shared-ui/remote';

export default defineRemote({
  area: 'support',
  texts: { en: () => import('./locales/en.json'), es: () => import('./locales/es.json') },
  routes: [],
});
