import type { Reading } from '../reading/pattern.ts';
import type { Finding } from './find.ts';

/** A sentence of a reading: its words from `from` up to, but not with, `to`. */
export type Sentence = { readonly from: number; readonly to: number };

/** How far back a denial, or who is spoken of, is looked for, in words. */
const reach = 8;

const selfWords = new Set(
  'i me my myself yo mi quiero quisiera soy estoy tengo pienso siento necesito prefiero kill-me ojala deseo'.split(
    ' ',
  ),
);
const saidOfAnother = new Set(['wants', 'wanted', 'quiere', 'quieren', 'queria', 'habla', 'piensa']);

/** True when a list's phrase begins anywhere in the stretch. */
export function holds(list: string, { from, to }: Sentence, reading: Reading): boolean {
  for (let at = from; at < to; at += 1) if (reading.listEnds(list, at).length > 0) return true;
  return false;
}

/** True when a denial before the finding reaches it: only light words ('really', 'estoy pensando') lie between. */
export function denied({ rule, from }: Finding, reading: Reading): boolean {
  if (rule.firm) return false;
  const clause = reading.words[from]?.clause;
  for (let at = from - 1; at >= from - reach; at -= 1) {
    if (reading.words[at]?.clause !== clause) return false;
    if (reading.denies[at]) return true;
    if (reading.listEnds('light', at).length === 0) return false;
  }
  return false;
}

/** True for 'used to ...' and 'antes ...' shortly before the finding. */
export function gone({ from }: Finding, reading: Reading): boolean {
  const clause = reading.words[from]?.clause;
  for (let at = from - 1; at >= from - 4; at -= 1) {
    const word = reading.words[at];
    if (word?.clause !== clause) return false;
    if (word?.form === 'antes' || word?.form === 'solia') return true;
    if (word?.form === 'used' && reading.words[at + 1]?.form === 'to') return true;
  }
  return false;
}

/** Who a finding is about. In quotation marks after somebody's name it is theirs ('my brother said "..."'). */
export function whoIn(finding: Finding, reading: Reading): 'self' | 'other' {
  const { rule, from, to } = finding;
  if (rule.about === 'other') return 'other';
  if (reading.words[from]?.quoted && saidBySomebody(from, reading)) return 'other';
  if (rule.about !== 'subject') return 'self';
  const forms = reading.words.slice(from, to).map((word) => word.form);
  if (forms.some((form) => selfWords.has(form) || /[aei]rme$/.test(form))) return 'self';
  const clause = reading.words[from]?.clause;
  for (let at = from - 1; at >= from - reach && reading.words[at]?.clause === clause; at -= 1) {
    const form = reading.words[at]?.form;
    if (form === 'i' || form === 'yo') return 'self';
    if (reading.listEnds('person', at).length > 0) return 'other';
  }
  return forms.some((form) => saidOfAnother.has(form)) ? 'other' : 'self';
}

function saidBySomebody(from: number, reading: Reading): boolean {
  const sentence = reading.words[from]?.sentence;
  for (let at = from - 1; at >= 0 && reading.words[at]?.sentence === sentence; at -= 1) {
    if (!reading.words[at]?.quoted && reading.listEnds('person', at).length > 0) return true;
  }
  return false;
}

/** True when the writer speaks inside what was found of another: 'my brother died and i ...' isn't about the brother. */
export const speaksOfSelf = ({ rule, from, to }: Finding, reading: Reading): boolean =>
  rule.about === 'other' &&
  reading.words
    .slice(from + 1, to)
    .some(({ form }, at, all) => (form === 'i' || form === 'yo') && at < all.length - 1);

/** True when the sentence tells a story, a study or the news, and what was found is in it rather than the writer's. */
export function told(finding: Finding, who: 'self' | 'other', sentence: Sentence, reading: Reading): boolean {
  if (!holds('story', sentence, reading)) return false;
  if (who === 'other' || reading.words[finding.from]?.quoted) return true;
  return (
    holds('story', { from: sentence.from, to: finding.from }, reading) &&
    holds('titled', { from: sentence.from, to: finding.from }, reading) &&
    !holds('first-person', { from: Math.max(sentence.from, finding.from - 3), to: finding.from }, reading)
  );
}
