/** How danger in a text is told: by `services/safety` itself, over the wire, and to `HelpFirst` of shared-ui. */
import * as z from 'zod/mini';

/** Grades of danger, the least first: what each means is the yardstick of the whole house (`README.md` beside this). */
export const levels = ['none', 'low', 'medium', 'high'] as const;
export type Level = (typeof levels)[number];

/** What the danger, or the distress, is about. */
export const kinds = [
  'suicide',
  'self-harm',
  'overdose',
  'medical',
  'violence-at-home',
  'abuse',
  'harm-to-others',
  'lapse',
  'craving',
  'distress',
] as const;
export type Kind = (typeof kinds)[number];

/** What is told of a text's danger; nothing of the text itself is in it. */
export const dangerSchema = z.object({
  level: z.enum(levels),
  /** The gravest first; empty for `none`. */
  kinds: z.array(z.enum(kinds)),
  /** Whether the writer is in danger, or somebody they write about. */
  about: z.enum(['self', 'other']),
});
export type Danger = z.infer<typeof dangerSchema>;

/** True when help is shown before anything else: from `medium` on. */
export const comesFirst = ({ level }: Pick<Danger, 'level'>): boolean =>
  level === 'medium' || level === 'high';
