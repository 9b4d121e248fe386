/** What the counselor may offer of Haven; the chat screen turns each into a link with a name in both languages. */
import * as z from 'zod/mini';

export const toolIds = [
  'breathing',
  'grounding',
  'urge-timer',
  'body-scan',
  'toolkit',
  'emergency-plan',
  'check-in',
  'meetings',
  'crisis-resources',
  'resources',
  'live-support',
  'community',
  'progress',
  'reflections',
  'reminders',
  'settings',
] as const;
export const toolIdSchema = z.enum(toolIds);
export type ToolId = z.infer<typeof toolIdSchema>;

/** More than this at once is a menu, not an offer. */
export const mostTools = 2;
