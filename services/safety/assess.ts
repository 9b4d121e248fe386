import type { Danger, Kind, Level } from './contract.ts';
import { read } from './reading/read.ts';
import { type Together, together } from './rules/together.ts';
import { book, find } from './weighing/find.ts';
import { gravityOf, levelOf, type Weighed, weigh, weightOf } from './weighing/weigh.ts';

/** A danger, and what in the text tells it. */
export type Assessment = Danger & {
  /** Where it is told: offsets into the text as given, by their beginning. Spans may overlap. */
  spans: { start: number; end: number; kind: Kind }[];
  /** Ids of the rules met, the gravest first: `suicide.plan`. `history` when an earlier message keeps the level up. */
  reasons: string[];
};

export type Options = {
  /** The interface's language: a hint only. Both languages' rules always run, people mix them. */
  language?: 'en' | 'es';
  /** What the messages before came to, the oldest first. */
  history?: readonly Pick<Danger, 'level'>[];
};

/** One thing told: a rule met, or signs that weigh more together. */
type Told = { id: string; kind: Kind; level: Level; about: 'self' | 'other' };

/**
 * Tells how grave the danger in a message is, as `README.md` grades it. Pure: no network, no clock, nothing kept of
 * the text. Never throws. Takes time in proportion to the text's length, and of a very long one reads both ends.
 *
 * @param text a message, in English, Spanish or both.
 * @param options `history` makes a conversation's level rise at once and fall by one grade a message.
 */
export function assess(text: string, options: Options = {}): Assessment {
  const reading = read(text, book);
  const weighed = weigh(find(reading), reading);
  const alone = weighed
    .filter(({ level }) => level !== 'none')
    .map(({ rule, level, about }): Told => ({ id: rule.id, kind: rule.kind, level, about }));
  const joined = together
    .filter((one) => isMet(one, weighed))
    .map(({ id, kind, level }): Told => ({ id, kind, level, about: 'self' }));
  const all = [...alone, ...joined].sort(graver);
  const own = weightOf(all[0]?.level ?? 'none');
  const kept = keptUp(options.history ?? []);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const reasons = [...new Set(all.map(({ id }) => id))];
  return {
    level: levelOf(Math.max(own, kept)),
    kinds: kinds.length === 0 && kept > 0 ? ['distress'] : kinds,
    about: all[0]?.about ?? 'self',
    spans: spansOf(weighed, reading.words),
    reasons: kept > own ? [...reasons, 'history'] : reasons,
  };
}

/** By grade, then the writer before others, then by kind. */
const graver = (a: Told, b: Told): number =>
  weightOf(b.level) - weightOf(a.level) ||
  Number(a.about === 'other') - Number(b.about === 'other') ||
  gravityOf(a.kind) - gravityOf(b.kind);

const isMet = ({ all }: Together, weighed: readonly Weighed[]): boolean =>
  all.every((names) =>
    weighed.some(
      ({ rule, about, lightened }) =>
        about === 'self' &&
        !lightened &&
        names.some((name) => rule.id === name || rule.id.startsWith(`${name}.`)),
    ),
  );

/** A level falls by one grade a message. */
function keptUp(history: readonly Pick<Danger, 'level'>[]): number {
  return history
    .slice(-3)
    .reverse()
    .reduce((most, { level }, ago) => Math.max(most, weightOf(level) - ago - 1), 0);
}

function spansOf(
  weighed: readonly Weighed[],
  words: readonly { start: number; end: number }[],
): Assessment['spans'] {
  const spans = weighed.flatMap(({ rule, level, from, to }) => {
    const first = words[from];
    const last = words[to - 1];
    return level !== 'none' && first && last ? [{ start: first.start, end: last.end, kind: rule.kind }] : [];
  });
  const seen = new Set<string>();
  return spans
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter(
      ({ start, end, kind }) => !seen.has(`${start} ${end} ${kind}`) && seen.add(`${start} ${end} ${kind}`),
    );
}
