import type { Kind, Level } from '../contract.ts';
import type { Reading } from '../reading/pattern.ts';
import { type Finding, silenced } from './find.ts';
import { denied, gone, holds, type Sentence, speaksOfSelf, told, whoIn } from './turns.ts';

/** What one finding comes to where it stands. */
export type Weighed = Finding & {
  readonly level: Level;
  readonly about: 'self' | 'other';
  /** Said in jest or of the past, so that it adds nothing to other signs. */
  readonly lightened: boolean;
  /** Said not to be so: it weighs nothing, and tells the model that something was denied. */
  readonly denied?: true;
};

/** The order of grades, as in the contract, whose module would bring its schema library along. */
const order: readonly Level[] = ['none', 'low', 'medium', 'high'];
export const weightOf = (level: Level): number => order.indexOf(level);
export const levelOf = (weight: number): Level => order[Math.max(0, Math.min(3, weight))] ?? 'none';

/** Kinds, the gravest first. */
const gravity: readonly Kind[] = [
  'suicide',
  'overdose',
  'violence-at-home',
  'medical',
  'harm-to-others',
  'abuse',
  'self-harm',
  'lapse',
  'craving',
  'distress',
];
export const gravityOf = (kind: Kind): number => gravity.indexOf(kind);

/** Weighs each finding in its sentence; what is silenced or told as a story is left out, what is denied weighs nothing. */
export function weigh(findings: readonly Finding[], reading: Reading): Weighed[] {
  const sentences = sentencesOf(reading);
  const laughed = holds('laugh', { from: 0, to: reading.words.length }, reading);
  const heard = findings.filter((finding) => {
    const sentence = sentences[finding.from];
    if (!sentence || speaksOfSelf(finding, reading)) return false;
    return !silenced(finding.rule, sentence.from, sentence.to, reading);
  });
  return whole(heard).flatMap((finding) => {
    const sentence = sentences[finding.from];
    if (!sentence) return [];
    const about = whoIn(finding, reading);
    if (denied(finding, reading))
      return [{ ...finding, level: 'none', about, lightened: true, denied: true }];
    if (told(finding, about, sentence, reading)) return [];
    const plainly = inTime(finding, sentence, reading);
    const level = inJest(finding, plainly, sentence, laughed, reading);
    if (level === 'none' && finding.rule.level !== 'none') return [];
    return [{ ...finding, level, about, lightened: weightOf(level) < weightOf(finding.rule.level) }];
  });
}

/** Without those that are only a part of a longer one of their kind: in 'tried to kill myself' the last words say less. */
function whole(findings: readonly Finding[]): Finding[] {
  const longestFrom = [...findings].sort((a, b) => a.from - b.from || b.to - a.to);
  const reached = new Map<Kind, Finding>();
  return longestFrom.filter((finding) => {
    const { kind, id } = finding.rule;
    if (id.startsWith('sign.')) return true;
    const before = reached.get(kind);
    if (!before || finding.to > before.to) reached.set(kind, finding);
    if (!before || finding.to > before.to || weightOf(finding.rule.level) > weightOf(before.rule.level))
      return true;
    return finding.from === before.from && finding.to === before.to;
  });
}

/** What was done is of now, of the last weeks, or over. */
function inTime(finding: Finding, sentence: Sentence, reading: Reading): Level {
  const { rule } = finding;
  if (!rule.past)
    return !rule.firm && weightOf(rule.level) > 1 && gone(finding, reading) ? 'low' : rule.level;
  const distant = holds('distant', sentence, reading);
  if (holds('recent', sentence, reading)) return distant ? 'medium' : 'high';
  return distant ? 'low' : rule.level;
}

/** A trifle as its object makes a death wish an idiom, more so with a laugh; a laugh alone takes one grade from the gravest. */
function inJest(
  { rule }: Finding,
  level: Level,
  sentence: Sentence,
  laughed: boolean,
  reading: Reading,
): Level {
  if (!rule.jest) return level;
  if (holds('trivial', sentence, reading)) return laughed ? 'none' : levelOf(Math.min(weightOf(level), 1));
  return laughed && level === 'high' ? 'medium' : level;
}

/** The sentence of each word. */
function sentencesOf({ words }: Reading): Sentence[] {
  const all: Sentence[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const last = at === words.length - 1;
    if (word.form !== '' && !last) continue;
    const sentence = { from, to: last ? at + 1 : at };
    for (let one = from; one <= at; one += 1) all.push(sentence);
    from = at + 1;
  }
  return all;
}
