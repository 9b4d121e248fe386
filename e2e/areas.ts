/** The areas as people meet them: a path of each, and the heading that shows that it is there. */
export const areas = [
  { name: 'wellbeing', path: '/checkin', heading: { en: 'Daily Check-in', es: 'Registro diario' } },
  {
    name: 'community',
    path: '/community',
    heading: { en: 'Community Support', es: 'Comunidad de apoyo' },
  },
  { name: 'support', path: '/chat', heading: { en: 'Chat Support', es: 'Chat de apoyo' } },
  {
    name: 'progress',
    path: '/progress-tracker',
    heading: { en: 'Progress Tracker', es: 'Tu progreso' },
  },
] as const;

/** Every route of the product. */
export const routes = [
  '/',
  '/crisis-resources',
  '/chat',
  '/checkin',
  '/emergency-plan',
  '/resources',
  '/live-support',
  '/volunteer',
  '/community',
  '/coping-toolkit',
  '/progress-tracker',
  '/daily-reflections',
  '/account-settings',
  '/profile-preferences',
  '/reminders',
  '/sign-in',
  '/join',
  '/about',
  '/terms',
  '/privacy',
  '/contact',
  '/no-such-page',
] as const;
