import { addTexts } from '@haven/shared-ui/language';
import { defineRemote } from '@haven/shared-ui/remote';
import { copingNamespace, copingTexts } from './coping-toolkit/coping-texts.ts';

async function openToolkit() {
  const [screen] = await Promise.all([
    import('./coping-toolkit/coping-toolkit.tsx'),
    addTexts(copingNamespace, copingTexts),
  ]);
  return screen;
}

/** The area's five screens; each arrives when someone goes there. */
export default defineRemote({
  area: 'wellbeing',
  texts: { en: () => import('./locales/en.json'), es: () => import('./locales/es.json') },
  routes: [
    { path: '/checkin', title: 'checkIn.heading', screen: () => import('./check-in/check-in.tsx') },
    {
      path: '/emergency-plan',
      title: 'emergencyPlan.heading',
      screen: () => import('./emergency-plan/emergency-plan.tsx'),
    },
    {
      path: '/coping-toolkit',
      title: 'copingToolkit.heading',
      screen: openToolkit,
    },
    {
      path: '/daily-reflections',
      title: 'dailyReflections.heading',
      screen: () => import('./daily-reflections/daily-reflections.tsx'),
    },
    { path: '/reminders', title: 'reminders.heading', screen: () => import('./reminders/reminders.tsx') },
  ],
});
