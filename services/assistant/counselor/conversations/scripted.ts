/** Conversations written as test data: what a person says, and what a good answer must and must not do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, levels } from '@haven/safety/contract';
import * as z from 'zod/mini';
import type { Language } from '../../language.ts';
import { languages } from '../../language.ts';
import { toolIdSchema } from '../tools.ts';

const idOrIds = z.union([z.string(), z.array(z.string())]);
const words = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

const mustSchema = z.strictObject({
  /** How the message must be understood: the id of an act, or one of several. */
  act: z.optional(idOrIds),
  /** Topics, things, events, feelings or people that it must be understood to be about. */
  about: z.optional(z.array(z.string())),
  /** One of these words must stand in the answer; capitals and accents do not matter. */
  mentionsAny: z.optional(words),
  mentionsAll: z.optional(words),
  /** Words of an earlier message of the person, not of this one, that the answer must bring up. */
  remembers: z.optional(words),
  tools: z.optional(z.array(toolIdSchema)),
  noTools: z.optional(z.literal(true)),
  /** Whether it asks something. */
  question: z.optional(z.boolean()),
});

const mustNotSchema = z.strictObject({
  act: z.optional(idOrIds),
  about: z.optional(z.array(z.string())),
  mentionsAny: z.optional(words),
  tools: z.optional(z.array(toolIdSchema)),
});

const turnSchema = z.strictObject({
  says: z.string(),
  /** Of the conversation at this turn, as `services/safety` would tell it; `none` unless given. */
  level: z.optional(z.enum(levels)),
  /** The gravest first; only with a level. */
  kinds: z.optional(z.array(z.enum(kinds))),
  /** The danger is somebody else's. */
  aboutOther: z.optional(z.literal(true)),
  must: z.optional(mustSchema),
  mustNot: z.optional(mustNotSchema),
  /** An answer may say again what was said, such as a number to call. */
  mayRepeat: z.optional(z.literal(true)),
});
export type ScriptedTurn = z.infer<typeof turnSchema>;

const conversationSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** Who it is, and what is to be seen in it, in one sentence. */
  about: z.string().check(z.minLength(20)),
  turns: z.array(turnSchema).check(z.minLength(6), z.maxLength(12)),
});
export type Scripted = z.infer<typeof conversationSchema> & { language: Language };

/** All scripted conversations of `en/` and `es/`; a file holds one and is named after its id. */
export const readScripted = (): Scripted[] =>
  languages.flatMap((language) => {
    const folder = join(import.meta.dirname, language);
    return readdirSync(folder)
      .sort()
      .map((file): Scripted => {
        const told: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        const parsed = z.safeParse(conversationSchema, told);
        if (!parsed.success) throw new Error(`${language}/${file}: ${z.prettifyError(parsed.error)}`);
        const conversation = parsed.data;
        if (file !== `${conversation.id}.json`) throw new Error(`${file} holds ${conversation.id}.`);
        return { ...conversation, language };
      });
  });
