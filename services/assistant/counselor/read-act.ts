/** What a person does with a message: asks, tells, agrees, is silent. */
import type { Act, CounselorContent } from './content.ts';
import type { Memory } from './memory.ts';
import type { Reading } from './read-message.ts';
import { isElsewhere } from './spoken-language.ts';

/** Acts that no phrase tells; `content/acts/` says how they are answered. */
export const derivedActs = [
  'silence',
  'emoji',
  'emoji-good',
  'emoji-hard',
  'nonsense',
  'other-language',
  'telling',
  'answer',
  'accept',
  'refuse',
  'good-news',
  'after-danger',
  'in-danger',
] as const;

/** From this rank on an act is answered even where a message tells of something as well. */
const aboveTelling = 30;
/** The most words of an answer to a question that say nothing by themselves: 'my boss, mostly'. */
const shortAnswer = 7;
const shortWithFeeling = 3;

const emojiOnly = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\s.:;()<>^_*=-])+$/u;
const hardEmoji = /😢|😭|😞|😔|😟|😣|😖|😩|😫|😰|😱|😥|😓|☹|🙁|💔|🥺|😿|😠|😡|🤬|😨|😧|😦|🥀|😶|😵|🤯/u;
const goodEmoji = /😀|😃|😄|😁|😊|🙂|😌|🥰|😍|🤗|👍|🙏|❤|💚|💙|💛|🎉|✨|☀|🌱|💪|😎|🥳|😇/u;
const mashed = /^(?:[bcdfghjklmnpqrstvwxz]{4,}|(?:asd|sdf|qwe|jkl|zxc|dfg|fgh|hjk)\w*)$/;

/** Whether a message tells of anything that may be answered for itself. */
const tells = ({ mentions }: Reading): boolean =>
  mentions.some(({ kind }) => kind !== 'act' && kind !== 'comfort');

function withoutWords({ text, words }: Reading): string | null {
  if (words.length > 0) return null;
  if (/\p{Extended_Pictographic}/u.test(text) && emojiOnly.test(text)) {
    if (hardEmoji.test(text)) return 'emoji-hard';
    return goodEmoji.test(text) ? 'emoji-good' : 'emoji';
  }
  if (/[:=;]-?[(/]|:'\(/.test(text)) return 'emoji-hard';
  return /[:=;]-?[)D]|<3/.test(text) ? 'emoji-good' : 'silence';
}

const isMashed = ({ words, mentions }: Reading) =>
  mentions.length === 0 &&
  words.length > 0 &&
  words.length <= 3 &&
  words.every(({ text }) => mashed.test(text));

/** A few words that only say something behind a question; what tells of a feeling stands for itself. */
function isShortAnswer({ words, mentions }: Reading): boolean {
  const isFull = mentions.some(({ kind }) => kind === 'feeling' || kind === 'event');
  return words.length <= (isFull ? shortWithFeeling : shortAnswer);
}

const ofStruggle = new Set(['drinking', 'using', 'gambling', 'smoking', 'craving', 'lapse']);

/** 'It helps me shut off', said of a drink, is no help; nor is 'my sister helped me move' a way through. */
const isHelp = ({ mentions }: Reading, matter = ''): boolean =>
  mentions.some(({ kind }) => kind === 'comfort') ||
  (!ofStruggle.has(matter) && !mentions.some(({ kind }) => kind === 'person'));

/** What 'yes', 'okay' and the like mean, where something was offered and where nothing was. */
function inContext(act: string, offered: boolean): string {
  return act === 'yes' && offered ? 'accept' : act;
}

/** Reads the act of a message, given what was said last. */
export class ActReader {
  readonly #acts: ReadonlyMap<string, Act>;
  readonly #good: ReadonlySet<string>;

  readonly #struggles: ReadonlySet<string>;

  constructor({ acts, signs }: Pick<CounselorContent, 'acts' | 'signs'>) {
    this.#acts = new Map(acts.map((act) => [act.id, act]));
    this.#good = new Set(signs.filter(({ good }) => good).map(({ id }) => id));
    const isStruggle = new Set(signs.filter(({ struggle }) => struggle).map(({ id }) => id));
    this.#struggles = new Set(
      signs.filter(({ id, of = '' }) => isStruggle.has(id) || isStruggle.has(of)).map(({ id }) => id),
    );
  }

  /**
   * @param memory of all before it
   */
  read(
    reading: Reading,
    { last, lastAsked, acts, matter }: Pick<Memory, 'last' | 'lastAsked' | 'acts' | 'matter'>,
  ): string {
    const wordless = withoutWords(reading);
    if (wordless) return wordless;
    if (isElsewhere(reading.text, reading.words)) return 'other-language';
    if (isMashed(reading)) return 'nonsense';
    const told = this.#told(reading, acts.length === 0);
    const act = told === 'helped' && !isHelp(reading, matter?.id) ? null : told;
    if (act) {
      const offered = last.some(({ slot }) => slot === 'offer') || this.#hasTools(acts.at(-1));
      return inContext(act, offered);
    }
    if (this.#isGlad(reading)) return 'good-news';
    return lastAsked && isShortAnswer(reading) ? 'answer' : 'telling';
  }

  /** The act that the words of a message tell, where that is what it is about. */
  #told(reading: Reading, isFirst: boolean): string | null {
    const act = this.#highest(reading);
    if (!act) return null;
    const isHard = this.#feltIn(reading).some((id) => !this.#good.has(id));
    // 'Thanks, the dog is asleep' thanks; 'thanks, but I feel awful' tells.
    if (act.id === 'thanks') return isHard ? null : act.id;
    if (act.rank < aboveTelling && tells(reading)) return null;
    // 'Buenas noches' says hello as well as goodbye.
    const saysHello = reading.mentions.some(({ id }) => id === 'greeting');
    if (act.id === 'goodbye' && isFirst && saysHello) return 'greeting';
    if (act.id === 'good-news' && isHard) return null;
    // What somebody wants to be free of is no help to be praised, even where they say that it helps.
    const isOfStruggle = reading.mentions.some(({ id }) => this.#struggles.has(id));
    return act.id === 'helped' && isOfStruggle ? null : act.id;
  }

  #hasTools(act: string | undefined): boolean {
    return act !== undefined && !act.startsWith('ask-') && this.#acts.get(act)?.tools !== undefined;
  }

  #highest({ mentions }: Reading): Act | undefined {
    const found = mentions.filter(({ kind }) => kind === 'act').flatMap(({ id }) => this.#acts.get(id) ?? []);
    return found.sort((a, b) => b.rank - a.rank)[0];
  }

  #feltIn({ mentions }: Reading): string[] {
    return mentions.filter(({ kind }) => kind === 'feeling' || kind === 'event').map(({ id }) => id);
  }

  /** Nothing but good is told, or days are counted and nothing hard is told beside them. */
  #isGlad(reading: Reading): boolean {
    const felt = this.#feltIn(reading);
    return (felt.length > 0 || isSome(reading.soberFor)) && felt.every((id) => this.#good.has(id));
  }
}

/** More than the first day, which is hard enough to be asked about. */
const isSome = (soberFor: Reading['soberFor']) =>
  soberFor !== null && (soberFor.count > 1 || soberFor.unit === 'month' || soberFor.unit === 'year');
