import { hashOf } from './choose-piece.ts';
import type { Slot } from './content.ts';
import type { Situation } from './situation.ts';

/** Turns between two offers that nobody asked for, between two memories, and between two thoughts. */
const offerEvery = 4;
const rememberEvery = 4;
const thoughtEvery = 3;
/** A message of so few words gets a short answer, but where it is urgent. */
const short = 5;

/** Messages from which on there is something to look back on. */
const thanksFrom = 6;

/** What may stand between the reflection and the question, the fittest first; none for somebody who only wants to be heard. */
export function middleOf({ act, tone, memory, heard, known }: Situation): Slot[] {
  if (act.id === 'goodbye') return ['remember', 'summary'];
  if (act.id === 'thanks') return memory.turns >= thanksFrom ? ['summary'] : [];
  const slots: Slot[] = [];
  const since = (slot: Slot) => memory.turns - (memory.saidSlot.get(slot) ?? Number.NEGATIVE_INFINITY);
  const { words } = heard.reading;
  if (known.has('just-listen')) return slots;
  const isHard = tone === 'hard';
  if (isHard && memory.helped.length > 0 && since('remember') >= rememberEvery) slots.push('remember');
  // Who is in it now gets something to hold at once; who tells of it is heard first.
  const isFelt = heard.reading.mentions.some(({ kind }) => kind === 'feeling');
  const isUrgent = act.tone === 'hard' || (isHard && isFelt && memory.turns > 1);
  const isShort = words.length <= short && act.tone !== 'hard';
  if (isUrgent && !isShort && since('offer') >= offerEvery) slots.push('offer');
  const isFirst = memory.turns === 0 && act.tone !== 'hard';
  if (!isShort && !isFirst && since('thought') >= thoughtEvery && hashOf(heard.reading.text) % 2 === 0)
    slots.push('thought');
  return slots;
}
