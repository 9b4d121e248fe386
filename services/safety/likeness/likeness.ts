import { kinds as allKinds, type Kind, type Level } from '../contract.ts';
import type { Reading } from '../reading/pattern.ts';
import { sentenceEnd } from '../reading/words.ts';
import { gravityOf, type Weighed } from '../weighing/weigh.ts';
import { englishness } from './concepts.ts';
import { model as packed } from './model.ts';
import type { Scores } from './model-shape.ts';
import { type Model, scoreOf, unpack } from './score.ts';
import { thresholds } from './thresholds.ts';

/** What a message is like, among all that the model has learnt from. */
export type Likeness = {
  readonly level: Level;
  /** The likeliest first; empty for `none`. */
  readonly kinds: readonly Kind[];
  readonly about: 'self' | 'other';
  /** The words that tell it: a sentence. */
  readonly from: number;
  readonly to: number;
  /** How sure it is that nothing of danger is told: from here on the model may calm a rule that isn't certain. */
  readonly harmless: boolean;
};

/** A stretch of words and its scores. */
type Passage = { readonly from: number; readonly to: number; readonly scores: Scores };

/** A message of some length is looked at in stretches as well: one grave sentence among many is as grave. */
const stretch = 40;
/** A stretch must be so much likelier than a message: the more looks, the more chance. */
const doubt = 1.2;

let laidOut: Model | undefined;
/** Laid out when it is first needed: a page that never assesses doesn't pay for it. */
const theModel = (): Model => {
  laidOut ??= unpack(packed);
  return laidOut;
};

/**
 * Tells what a message is like.
 *
 * @param weighed the rules met in it, and what was denied.
 * @param isCalm the conversation before it was calm.
 */
export function likenessOf(reading: Reading, weighed: readonly Weighed[], isCalm = false): Likeness {
  const inSpanish = englishness(reading.words.map(({ form }) => form)) < 0;
  const denied = isPlainDenial(weighed);
  const lean =
    (inSpanish ? thresholds.spanish : 0) - (denied ? denial : 0) - (isCalm ? thresholds.goesOn : 0);
  const look = (from: number, to: number, by: number): Passage => {
    const scores = scoreOf(theModel(), reading, weighed, from, to);
    return {
      from,
      to,
      scores: { ...moved(scores, by), ...(denied ? { low: Number.NEGATIVE_INFINITY } : {}) },
    };
  };
  const all = look(0, reading.words.length, lean);
  const parts = stretches(reading).map(([from, to]) => look(from, to, lean - doubt));
  return judge(all, parts);
}

/** By how much a plain denial makes an alarm less likely. The lowest grade it rules out: rules tell distress beside it. */
const denial = 2.5;

/** True when suicide is denied and nothing grave is said: 'no me quiero morir'. */
const isPlainDenial = (weighed: readonly Weighed[]): boolean =>
  weighed.some(({ denied, rule }) => denied && rule.kind === 'suicide') &&
  !weighed.some(({ level }) => isGrave(level));

const isGrave = (level: Level): boolean => level === 'medium' || level === 'high';

const moved = (scores: Scores, by: number): Scores => ({
  ...scores,
  low: scores.low + by,
  medium: scores.medium + by,
  high: scores.high + by,
});

function judge(all: Passage, parts: readonly Passage[]): Likeness {
  const looks = [all, ...parts];
  const gravest = looks.reduce((most, look) => (isGraver(look, most) ? look : most), all);
  const level = levelIn(gravest.scores);
  // Of a message that is grave as a whole, the gravest part is what tells it.
  const { from, to } = parts.reduce(
    (most, part) => (part.scores.medium > most.scores.medium ? part : most),
    parts[0] ?? all,
  );
  return {
    level,
    kinds: level === 'none' ? [] : kindsIn(gravest.scores),
    about: gravest.scores.of('other') > 0 ? 'other' : 'self',
    from,
    to,
    harmless:
      all.scores.medium < thresholds.medium - calming &&
      parts.every(({ scores }) => scores.medium + doubt < thresholds.medium - calming),
  };
}

/** How far below the threshold a message must lie for a rule's alarm to be taken back. */
const calming = 2;

/** How far behind the likeliest another kind may lie and still be told. */
const nearly = 0.5;

/** The grade of a message's scores. High must be medium as well, so that one weight too many doesn't alarm. */
function levelIn(scores: Scores): Level {
  if (scores.medium >= thresholds.medium) return scores.high >= thresholds.high ? 'high' : 'medium';
  return scores.low >= thresholds.low ? 'low' : 'none';
}

const order: readonly Level[] = ['none', 'low', 'medium', 'high'];

function isGraver(one: Passage, other: Passage): boolean {
  const by = order.indexOf(levelIn(one.scores)) - order.indexOf(levelIn(other.scores));
  return by > 0 || (by === 0 && one.scores.medium > other.scores.medium);
}

/** The likeliest kind, and any other that is nearly as likely. */
function kindsIn({ of }: Scores): Kind[] {
  const likeliest = allKinds
    .map((kind) => ({ kind, score: of(kind) }))
    .sort((a, b) => b.score - a.score || gravityOf(a.kind) - gravityOf(b.kind));
  const least = (likeliest[0]?.score ?? 0) - nearly;
  return likeliest.filter(({ score }) => score >= least).map(({ kind }) => kind);
}

/** Stretches of whole sentences, or of a part of one that is longer; none in a short message. */
function stretches({ words }: Reading): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const isOver = at === words.length || at - from >= stretch;
    if (!isOver && words[at]?.form !== sentenceEnd) continue;
    if (at > from) all.push([from, at]);
    from = words[at]?.form === sentenceEnd ? at + 1 : at;
  }
  return all.length > 1 ? all : [];
}
