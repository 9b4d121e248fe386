import { hashOf } from './choose-piece.ts';
import type { Slot } from './content.ts';
import type { Situation } from './situation.ts';

/** A conversation is summed up once in so many messages. */
const summaryEvery = 5;
/** Turns between two offers that nobody asked for, and between two memories. */
const offerEvery = 3;
const rememberEvery = 4;

/** Messages from which on there is something to look back on. */
const thanksFrom = 3;

/** What may stand between the reflection and the question, the fittest first; none for somebody who only wants to be heard. */
export function middleOf({ act, tone, memory, heard, known, places }: Situation): Slot[] {
  if (act.id === 'goodbye') return ['remember', 'summary'];
  if (act.id === 'thanks') return memory.turns >= thanksFrom ? ['summary'] : [];
  const slots: Slot[] = [];
  const since = (slot: Slot) => memory.turns - (memory.saidSlot.get(slot) ?? Number.NEGATIVE_INFINITY);
  const isSummaryDue = memory.turns % summaryEvery === summaryEvery - 1 && places.second !== undefined;
  if (isSummaryDue && act.tone !== 'hard') slots.push('summary');
  if (known.has('just-listen')) return slots;
  const isHard = tone === 'hard';
  if (isHard && memory.helped.length > 0 && since('remember') >= rememberEvery) slots.push('remember');
  // Who is in it now gets something to hold at once; who tells of it is heard first.
  const isUrgent = act.tone === 'hard' || (isHard && memory.turns > 0);
  if (isUrgent && since('offer') >= offerEvery) slots.push('offer');
  if (since('thought') > 1 && hashOf(heard.reading.text) % 3 !== 0) slots.push('thought');
  return slots;
}
