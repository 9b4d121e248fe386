/** What is said while the server is out of reach. It names no cause: the person came for something else. */
import { comesFirst, type Danger } from '@haven/safety/contract';
import * as z from 'zod/mini';
import english from './en.json';
import spanish from './es.json';
import { keywords } from './keywords.ts';

const repliesSchema = z.record(z.string(), z.object({ reply: z.string(), followUp: z.optional(z.string()) }));
export type CannedReply = z.infer<typeof repliesSchema>[string];

const texts = { en: z.parse(repliesSchema, english), es: z.parse(repliesSchema, spanish) };

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

const patternOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.map((word) => word.replace('*', '\\p{L}*')).join('|')})(?![\\p{L}\\d])`,
    'u',
  );

const groups = Object.entries(keywords).map(([id, words]) => ({ id, pattern: patternOf(words) }));

/** The first group that a message names, the gravest first. */
export const groupOf = (message: string): string | undefined =>
  groups.find(({ pattern }) => pattern.test(folded(message)))?.id;

/**
 * The reply to a message when the call failed, and what may follow it.
 *
 * @param danger what was found in the message here on the device; null where that could not be told
 */
export function cannedReply(message: string, language: string, danger: Danger | null): CannedReply {
  const replies = language === 'es' ? texts.es : texts.en;
  const group = danger && comesFirst(danger) ? 'danger' : groupOf(message);
  const reply = replies[group ?? 'otherwise'];
  if (!reply) throw new Error(`No reply is written for ${group}.`);
  return reply;
}
