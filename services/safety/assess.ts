import type { Danger, Kind, Level } from './contract.ts';
import { type Likeness, likenessOf } from './likeness/likeness.ts';
import { read } from './reading/read.ts';
import { type Together, together } from './rules/together.ts';
import { book, find } from './weighing/find.ts';
import { gravityOf, levelOf, type Weighed, weigh, weightOf } from './weighing/weigh.ts';

/** A danger, and what in the text tells it. */
export type Assessment = Danger & {
  /** Where it is told: offsets into the text as given, by their beginning. Spans may overlap. */
  spans: { start: number; end: number; kind: Kind }[];
  /**
   * Ids of the rules met, the gravest first: `suicide.plan`. `likeness.high` where the message is like those of that grade,
   * `likeness.harmless` where that takes a rule's alarm back, `history` when an earlier message keeps the level up.
   */
  reasons: string[];
};

export type Options = {
  /** The interface's language: a hint only. Both languages' rules always run, people mix them. */
  language?: 'en' | 'es';
  /** What the messages before came to, the oldest first. */
  history?: readonly Earlier[];
};

/** An earlier message: its level, and what it was about, which stays so for as long as it keeps the level up. */
export type Earlier = Pick<Danger, 'level'> & Partial<Pick<Danger, 'kinds' | 'about'>>;

/** One thing told: a rule met, or signs that weigh more together. */
type Told = { id: string; kind: Kind; level: Level; about: 'self' | 'other'; certain: boolean };

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
  const likeness = likenessOf(reading, weighed, isCalm(options.history ?? []));
  const ruled = byRules(weighed);
  const calmed = likeness.harmless ? ruled.map(calm) : ruled;
  const all = [...calmed, ...byLikeness(likeness, calmed)].sort(graver);
  const own = weightOf(all[0]?.level ?? 'none');
  const { weight: kept, earlier } = keptUp(options.history ?? []);
  const before = kept > own ? earlier : undefined;
  const kinds = [...new Set([...(before?.kinds ?? []), ...all.map(({ kind }) => kind)])];
  const reasons = [...new Set(all.map(({ id }) => id))];
  if (calmed.some((one, at) => one !== ruled[at])) reasons.push('likeness.harmless');
  if (kept > own) reasons.push('history');
  return {
    level: levelOf(Math.max(own, kept)),
    kinds: kinds.length === 0 && kept > 0 ? ['distress'] : kinds,
    about: before?.about ?? all[0]?.about ?? 'self',
    spans: spansOf(weighed, likeness, reading.words),
    reasons,
  };
}

/** Whether there was a conversation, and nothing grave in its last messages. */
const isCalm = (history: readonly Earlier[]): boolean =>
  history.length > 0 && history.slice(-3).every(({ level }) => weightOf(level) < 2);

/** What the rules tell, alone and together. */
function byRules(weighed: readonly Weighed[]): Told[] {
  const alone = weighed
    .filter(({ level }) => level !== 'none')
    .map(({ rule, level, about, lightened }): Told => {
      return { id: rule.id, kind: rule.kind, level, about, certain: rule.certain === true && !lightened };
    });
  const joined = together
    .filter((one) => isMet(one, weighed))
    .map(({ id, kind, level }): Told => ({ id, kind, level, about: 'self', certain: false }));
  return [...alone, ...joined];
}

/** What the model adds to the rules: a graver level, or a kind that no rule of that level has told. */
function byLikeness({ level, kinds, about }: Likeness, ruled: readonly Told[]): Told[] {
  const gravest = Math.max(0, ...ruled.map((one) => weightOf(one.level)));
  if (level === 'none' || weightOf(level) < gravest) return [];
  const known = ruled.filter((one) => one.level === level);
  return kinds
    .filter((kind) => !known.some((one) => one.kind === kind))
    .map((kind) => ({
      id: `likeness.${level}`,
      kind,
      level,
      about: known[0]?.about ?? about,
      certain: false,
    }));
}

/** An alarm of a rule that isn't certain, in a message that is like harmless ones, is worth a look but no alarm. */
const calm = (one: Told): Told => (one.certain || weightOf(one.level) < 2 ? one : { ...one, level: 'low' });

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

/** A level falls by one grade a message. The latest of those that keep it up tells what it is about. */
function keptUp(history: readonly Earlier[]): { weight: number; earlier?: Earlier } {
  return history
    .slice(-3)
    .reverse()
    .map((earlier, ago) => ({ weight: weightOf(earlier.level) - ago - 1, earlier }))
    .reduce<{ weight: number; earlier?: Earlier }>(
      (most, each) => (each.weight > most.weight ? each : most),
      { weight: 0 },
    );
}

function spansOf(
  weighed: readonly Weighed[],
  likeness: Likeness,
  words: readonly { start: number; end: number }[],
): Assessment['spans'] {
  const told = weighed.map(({ rule, level, from, to }) => ({ kind: rule.kind, level, from, to }));
  const found = weightOf(likeness.level) > Math.max(0, ...told.map(({ level }) => weightOf(level)));
  const alike = found ? likeness.kinds.slice(0, 1).map((kind) => ({ ...likeness, kind })) : [];
  const spans = [...told, ...alike].flatMap(({ kind, level, from, to }) => {
    const first = words[from];
    const last = words[to - 1];
    return level !== 'none' && first && last ? [{ start: first.start, end: last.end, kind }] : [];
  });
  const seen = new Set<string>();
  return spans
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter(
      ({ start, end, kind }) => !seen.has(`${start} ${end} ${kind}`) && seen.add(`${start} ${end} ${kind}`),
    );
}
