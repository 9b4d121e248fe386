/** A person's milestones as the account had them last, kept on the device so that the screens open without a network. */
import { emotionalMilestoneSchema, sobrietyMilestoneSchema } from '@haven/progress/contract';
import { readText, watchText, writeText } from '@haven/shared-ui/device-store';
import { keptListsKey } from '@haven/shared-ui/outbox';
import * as z from 'zod/mini';
import type { KeptMilestones } from './after-action.ts';

const listsSchema = z.object({
  sobriety: z.array(
    z.omit(sobrietyMilestoneSchema, { currentStreak: true, longestStreak: true, relapseCount: true }),
  ),
  emotional: z.array(emotionalMilestoneSchema),
});

/** The lists for which the device had no room: they last as long as the page. */
const onThisPage = new Map<string, KeptMilestones>();
const listeners = new Set<() => void>();

function parse(text: string): KeptMilestones | null {
  try {
    const parsed = z.safeParse(listsSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Not what we wrote: the service is asked anew.
  }
}

/** Parsed once, since every part of a screen reads them with every paint. */
const parsed = new Map<string, { text: string; lists: KeptMilestones | null }>();

/** The same object as long as nothing changed; null before the first list came. */
export function readLists(owner: string): KeptMilestones | null {
  const key = keptListsKey(owner);
  const text = readText(key);
  if (text === null) return onThisPage.get(owner) ?? null;
  const known = parsed.get(key);
  if (known?.text === text) return known.lists;
  const lists = parse(text);
  parsed.set(key, { text, lists });
  return lists;
}

export function keepLists(owner: string, lists: KeptMilestones): void {
  const key = keptListsKey(owner);
  if (writeText(key, JSON.stringify(lists))) onThisPage.delete(owner);
  else {
    onThisPage.set(owner, lists);
    writeText(key, null);
  }
  for (const listener of listeners) listener();
}

/** @returns the way to stop */
export function watchLists(owner: string, listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchText(keptListsKey(owner), listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
