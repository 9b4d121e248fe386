/** The screens that menus and footer lead to. Each key is also that of the screen's name: `layout.places.<key>`. */
export const places = {
  home: '/',
  checkIn: '/checkin',
  emergencyPlan: '/emergency-plan',
  crisisResources: '/crisis-resources',
  resources: '/resources',
  reflections: '/daily-reflections',
  chat: '/chat',
  liveSupport: '/live-support',
  community: '/community',
  copingToolkit: '/coping-toolkit',
  progress: '/progress-tracker',
  reminders: '/reminders',
  accountSettings: '/account-settings',
  profilePreferences: '/profile-preferences',
} as const;

export type Place = keyof typeof places;

/** A directory of treatment and mental-health help; spec section 7, 'External'. */
export const helpDirectory = 'https://findtreatment.gov';
