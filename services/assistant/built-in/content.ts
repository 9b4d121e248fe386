/** What the built-in writer is made of: hand-written pieces, and when each of them fits. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dangerGroups } from './danger-group.ts';

/** What a person may feel. `steady` is a good or quiet day. */
export const feelings = [
  'afraid',
  'angry',
  'anxious',
  'ashamed',
  'grieving',
  'lonely',
  'numb',
  'overwhelmed',
  'restless',
  'sad',
  'steady',
  'tired',
] as const;
export type Feeling = (typeof feelings)[number];

/** What a person may be in. */
export const situations = [
  'alone_at_home',
  'body_pain',
  'cannot_sleep',
  'celebration',
  'conflict',
  'craving',
  'family_of_someone',
  'lapse',
  'loss',
  'memories',
  'milestone',
  'money',
  'panic',
  'starting_out',
  'waiting',
  'work_or_study',
] as const;
export type Situation = (typeof situations)[number];

/** The categories of coping strategies (spec section 2). */
export const strategyCategories = [
  'breathing',
  'grounding',
  'mindfulness',
  'physical',
  'creative',
  'social',
] as const;
export type StrategyCategory = (typeof strategyCategories)[number];

export const partsOfDay = ['morning', 'afternoon', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const styles = ['gentle', 'encouraging', 'direct', 'spiritual'] as const;
export type Style = (typeof styles)[number];

const fitting = {
  feelings: z.optional(z.array(z.enum(feelings))),
  situations: z.optional(z.array(z.enum(situations))),
};

const strategyWords = z.object({
  title: z.string(),
  description: z.string(),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
});

/** A coping strategy as it stands in `content/strategies/`. */
export const writtenStrategySchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  category: z.enum(strategyCategories),
  difficulty: z.enum(['easy', 'medium', 'advanced']),
  minutes: z.int().check(z.minimum(1), z.maximum(60)),
  /** None of a kind: fits any. */
  ...fitting,
  /** Ids of strategies that are too much like this one to be offered beside it; naming it in one of the two is enough. */
  apartFrom: z.optional(z.array(z.string())),
  en: strategyWords,
  es: strategyWords,
});
export type WrittenStrategy = z.infer<typeof writtenStrategySchema>;

/** Where in a message a part stands: it meets the person, says one thing that is true, offers one small step, lets go. */
export const slots = ['opening', 'thought', 'step', 'closing', 'reflection'] as const;
export type Slot = (typeof slots)[number];

/** A piece of a message as it stands in `content/parts/`. What is not named fits any. */
export const writtenPartSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  slot: z.enum(slots),
  ...fitting,
  partsOfDay: z.optional(z.array(z.enum(partsOfDay))),
  styles: z.optional(z.array(z.enum(styles))),
  /** For the slot `reflection` alone: the categories of reflections that it answers. */
  categories: z.optional(z.array(z.string())),
  /** Fits only from that many days of check-ins in a row. */
  streakFrom: z.optional(z.int()),
  /** Only for, and the only ones for, somebody in this danger. */
  inDanger: z.optional(z.enum(dangerGroups)),
  en: z.string(),
  es: z.string(),
});
export type WrittenPart = z.infer<typeof writtenPartSchema>;

/** Words and phrases by which a feeling or a situation is told, by language; `*` at the end stands for any ending. */
export const lexiconSchema = z.strictObject({
  feelings: z.record(z.enum(feelings), z.object({ en: z.array(z.string()), es: z.array(z.string()) })),
  situations: z.record(z.enum(situations), z.object({ en: z.array(z.string()), es: z.array(z.string()) })),
});
export type Lexicon = z.infer<typeof lexiconSchema>;

const folder = join(import.meta.dirname, 'content');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function readAll<T>(name: string, schema: z.ZodMiniType<T>): T[] {
  return readdirSync(join(folder, name))
    .sort()
    .flatMap((file) => z.parse(z.array(schema), readJson(join(folder, name, file))));
}

export type Content = { strategies: WrittenStrategy[]; parts: WrittenPart[]; lexicon: Lexicon };

/**
 * Reads all that was written for the built-in writer.
 *
 * @throws a zod error that names the fault of a file
 */
export const readContent = (): Content => ({
  strategies: readAll('strategies', writtenStrategySchema),
  parts: readAll('parts', writtenPartSchema),
  lexicon: z.parse(lexiconSchema, readJson(join(folder, 'lexicon.json'))),
});
