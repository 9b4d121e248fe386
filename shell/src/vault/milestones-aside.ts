/**
 * Milestones on a device that changes hands. The vault does not carry them: those that their owner's account does not
 * have yet are set aside as they are, what a newer release wrote included, and come back with their owner.
 */
import { emotionalMilestones, readText, sobrietyMilestones, writeText } from '@haven/shared-ui/device-store';
import { keptListsKey, tidyOutbox } from '@haven/shared-ui/outbox';
import * as z from 'zod/mini';

const keys = [sobrietyMilestones.key, emotionalMilestones.key];
const asideKey = (owner: string, key: string) => `set-aside-${owner}-${key}`;

const entriesSchema = z.array(z.looseObject({ id: z.string() }));

function readEntries(key: string): z.infer<typeof entriesSchema> {
  const text = readText(key);
  if (!text) return [];
  try {
    const parsed = z.safeParse(entriesSchema, JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch {
    return []; // Not what we wrote: there is nothing to move.
  }
}

/**
 * Moves entries from one key to another; of two with the same id, the one that moves wins. Safe to repeat after a cut.
 *
 * @returns false when the device refused: then they are still where they were
 */
function move(from: string, to: string): boolean {
  const moving = readEntries(from);
  if (moving.length > 0) {
    const ids = new Set(moving.map(({ id }) => id));
    const staying = readEntries(to).filter(({ id }) => !ids.has(id));
    if (!writeText(to, JSON.stringify([...staying, ...moving]))) return false;
  }
  return readText(from) === null || writeText(from, null);
}

/** Takes what this device knows of a person's account off it. What the account lacks stays in their outbox. */
export function forgetAccountOf(owner: string): void {
  writeText(keptListsKey(owner), null);
  tidyOutbox(owner);
}

/** @returns false when the device refused: then not everything was set aside */
export const setMilestonesAside = (owner: string): boolean =>
  keys.every((key) => move(key, asideKey(owner, key)));

/** @returns false when the device refused: then something is still set aside */
export const bringMilestonesBack = (owner: string): boolean =>
  keys.every((key) => move(asideKey(owner, key), key));

export const hasMilestonesAside = (owner: string): boolean =>
  keys.some((key) => readText(asideKey(owner, key)) !== null);
