import * as z from 'zod/mini';

/** What a reflection is about; underscores are shown as spaces (spec section 3). */
export const categories = [
  'acceptance',
  'asking_for_help',
  'beginning_again',
  'body',
  'boundaries',
  'connection',
  'courage',
  'craving',
  'family',
  'gratitude',
  'grief',
  'honesty',
  'hope',
  'letting_go',
  'patience',
  'rest',
  'self_compassion',
  'small_steps',
] as const;

const words = z.object({ title: z.string(), content: z.string() });

/** One reflection as it stands in `content/`: one a calendar day, the same thought in both languages. */
export const writtenReflectionSchema = z.object({
  /** MM-DD. */
  day: z.string(),
  category: z.enum(categories),
  /** The one of the twelve steps that it belongs to, where it truly fits one. */
  step: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  en: words,
  es: words,
});
export type WrittenReflection = z.infer<typeof writtenReflectionSchema>;
