import { type ChatTool, chatTools } from '@haven/support/contract';

/** A link to what is offered in an answer: a screen of Haven, or (`href`) a page of others. `id` is the key of its name. */
export type ToolLink = { id: string } & ({ to: string } | { href: string });

const linksOf: Readonly<Record<ChatTool, readonly ToolLink[]>> = {
  breathing: [{ id: 'breathing', to: '/coping-toolkit?guide=breathing' }],
  grounding: [{ id: 'grounding', to: '/coping-toolkit?guide=grounding' }],
  'urge-timer': [{ id: 'urgeTimer', to: '/coping-toolkit?guide=urge' }],
  'body-scan': [{ id: 'bodyScan', to: '/coping-toolkit?guide=bodyScan' }],
  toolkit: [{ id: 'toolkit', to: '/coping-toolkit' }],
  'emergency-plan': [{ id: 'emergencyPlan', to: '/emergency-plan' }],
  'check-in': [{ id: 'checkIn', to: '/checkin' }],
  meetings: [
    { id: 'aaMeetings', href: 'https://www.aa.org/find-aa' },
    { id: 'naMeetings', href: 'https://www.na.org/meetingsearch/' },
  ],
  'crisis-resources': [{ id: 'crisisResources', to: '/crisis-resources' }],
  resources: [{ id: 'resources', to: '/resources' }],
  'live-support': [{ id: 'liveSupport', to: '/live-support' }],
  community: [{ id: 'community', to: '/community' }],
  progress: [{ id: 'progress', to: '/progress-tracker' }],
  reflections: [{ id: 'reflections', to: '/daily-reflections' }],
  reminders: [{ id: 'reminders', to: '/reminders' }],
  settings: [{ id: 'settings', to: '/account-settings' }],
};

/** The links of the tools that were stored with an answer, as far as this release knows them. */
export const toolLinks = (stored: readonly string[] = []): ToolLink[] =>
  chatTools.filter((tool) => stored.includes(tool)).flatMap((tool) => linksOf[tool]);
