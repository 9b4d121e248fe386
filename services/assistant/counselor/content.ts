/** What the counselor is made of: what people say (`acts/`, `signs/`, `facts.json`), and what is answered (`replies/`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readContent as readBuiltIn } from '../built-in/content.ts';
import { toolIdSchema } from './tools.ts';

const idSchema = z.string().check(z.regex(/^[a-z0-9-]+$/));
const both = z.strictObject({ en: z.string(), es: z.string() });
const phrasesSchema = z.strictObject({ en: z.array(z.string()), es: z.array(z.string()) });

/** What a sentence of an answer does. An act lists those that answer it, in their order. */
export const slots = [
  /** Says back what was told. */
  'meet',
  /** One true, useful thing. */
  'thought',
  /** A tool of Haven, as an offer. */
  'offer',
  /** What they told before. */
  'remember',
  /** What was told so far, in short. */
  'summary',
  /** Answers a question of theirs. */
  'answer',
  /** The one question. */
  'ask',
  /** Lets them go. */
  'part',
  /** In danger: what to do next, and who is there now. */
  'step',
  /** In danger: the gentle question of safety, or none. */
  'safety',
] as const;
export const slotSchema = z.enum(slots);
export type Slot = z.infer<typeof slotSchema>;

/** What a person does with a message. */
export const actSchema = z.strictObject({
  id: idSchema,
  /** Of several in one message the highest is answered; below 30, only where the message tells of nothing else. */
  rank: z.int().check(z.minimum(0), z.maximum(100)),
  /**
   * The sentences of the answer. `middle` is a thought, an offer, a memory or a summary, whichever fits; the last may be left
   * out where nothing is written for it.
   */
  reply: z.array(z.union([slotSchema, z.literal('middle')])),
  /** How it sounds; absent where the feelings and events of the message tell. */
  tone: z.optional(z.enum(['hard', 'good'])),
  /** Tools to be offered beside the answer, whatever its words. */
  tools: z.optional(z.array(toolIdSchema)),
  /** Told of the person alone: not where they deny it or tell it of somebody else ('he drank again'). */
  ofThemselves: z.optional(z.boolean()),
  /** Answered by hand-written words even where a model is configured, since only those are known to be true. */
  byHandOnly: z.optional(z.boolean()),
  /** Takes the phrases of the built-in writer's lexicon as well. */
  lexicon: z.optional(z.string()),
  /** Absent: told otherwise, see `read-act.ts`. */
  phrases: z.optional(phrasesSchema),
});
export type Act = z.infer<typeof actSchema>;

export const signKinds = ['topic', 'thing', 'event', 'feeling', 'person', 'comfort'] as const;
export type SignKind = (typeof signKinds)[number];

/**
 * What a message is about. A topic is wide (`work`), a thing is a word of it that can be named ('your night shift'), an
 * event is what happened ('you were laid off'), a comfort is what may help ('a walk').
 */
export const signSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(signKinds),
  /** The topic that it belongs to. */
  of: z.optional(idSchema),
  /** For people: how English speaks of them; 'they' unless it tells. */
  is: z.optional(z.enum(['she', 'he'])),
  /** How it is named to the person: 'your sister', 'tu hermana'; for feelings with the article in Spanish. */
  name: z.optional(both),
  /** For feelings and events: whether it is one to be glad with; the others are hard. For topics, `false` tells a hard one. */
  good: z.optional(z.boolean()),
  /** For topics: something that people want to be free of, and that `{struggle}` may name. */
  struggle: z.optional(z.boolean()),
  /** For events: told of the person alone, as for acts: 'he cried' is not theirs. */
  ofThemselves: z.optional(z.boolean()),
  lexicon: z.optional(z.string()),
  phrases: phrasesSchema,
});
export type Sign = z.infer<typeof signSchema>;

/** A sentence or two of an answer. What is not named fits any. */
export const pieceSchema = z.strictObject({
  id: idSchema,
  slot: slotSchema,
  /** Acts and signs that it answers: one of them is enough. */
  for: z.optional(z.array(idSchema)),
  /** All of these must be so as well, by this message or by the conversation. */
  with: z.optional(z.array(idSchema)),
  /** None of these may be so. */
  unless: z.optional(z.array(idSchema)),
  tools: z.optional(z.array(toolIdSchema)),
  /** For questions: what is asked, so that a short answer is understood. */
  asks: z.optional(idSchema),
  /** For questions: the matter that it belongs to, and its place among the questions on it. */
  matter: z.optional(idSchema),
  step: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  en: z.string(),
  es: z.string(),
});
export type Piece = z.infer<typeof pieceSchema>;

/** What a conversation may be about for many turns: its questions are asked one after the other, see `matter.ts`. */
const matterSchema = z.strictObject({
  id: idSchema,
  /** The acts and signs that begin it. */
  from: z.array(idSchema),
  /** A heavier one takes its place at once, a lighter one only when it was not told of for a while. */
  weight: z.int().check(z.minimum(1), z.maximum(5)),
  /** A struggle of their own, which is never asked of those who stand by somebody. */
  own: z.optional(z.boolean()),
});
export type MatterPattern = z.infer<typeof matterSchema>;

/** What is kept of what they tell: `{word}`, `{count}` and `{unit}` in a phrase hold it. */
const factSchema = z.strictObject({
  fact: z.enum(['name', 'called', 'sober-for']),
  /** Of a name: the phrase leaves no doubt that it is one. */
  sure: z.optional(z.boolean()),
  phrases: phrasesSchema,
});
export type FactPattern = z.infer<typeof factSchema>;

const shorthandSchema = z.strictObject({
  en: z.record(z.string(), z.string()),
  es: z.record(z.string(), z.string()),
});

const folder = join(import.meta.dirname, 'content');
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

const readAll = <T>(name: string, schema: z.ZodMiniType<T>): T[] =>
  readdirSync(join(folder, name))
    .sort()
    .flatMap((file) => z.parse(z.array(schema), readJson(name, file)));

export type CounselorContent = {
  acts: Act[];
  signs: Sign[];
  pieces: Piece[];
  facts: FactPattern[];
  matters: MatterPattern[];
  shorthand: z.infer<typeof shorthandSchema>;
};

type WithPhrases = { lexicon?: string | undefined; phrases?: z.infer<typeof phrasesSchema> | undefined };

/** Adds the words that the built-in writer knows of the same thing, but those that are written for another here. */
function withLexicon<T extends WithPhrases>(entries: T[]): T[] {
  const { feelings, situations } = readBuiltIn().lexicon;
  const written = new Set(entries.flatMap(({ phrases }) => [...(phrases?.en ?? []), ...(phrases?.es ?? [])]));
  const free = (phrases: string[]) => phrases.filter((phrase) => !written.has(phrase));
  const known = new Map(Object.entries({ ...feelings, ...situations }));
  return entries.map((entry) => {
    if (!entry.lexicon) return entry;
    const words = known.get(entry.lexicon);
    if (!words) throw new Error(`The lexicon has no ${entry.lexicon}.`);
    const { en = [], es = [] } = entry.phrases ?? {};
    return { ...entry, phrases: { en: [...en, ...free(words.en)], es: [...es, ...free(words.es)] } };
  });
}

/**
 * Reads all that was written for the counselor.
 *
 * @throws a zod error that names the fault of a file
 */
export const readCounselorContent = (): CounselorContent => ({
  acts: withLexicon(readAll('acts', actSchema)),
  signs: withLexicon(readAll('signs', signSchema)),
  pieces: readAll('replies', pieceSchema),
  facts: z.parse(z.array(factSchema), readJson('facts.json')),
  matters: z.parse(z.array(matterSchema), readJson('matters.json')),
  shorthand: z.parse(shorthandSchema, readJson('shorthand.json')),
});
