import { type Feeling, feelings, type Lexicon, type Situation, situations } from './content.ts';
import { marksDays } from './counted-days.ts';
import { fold } from './fold.ts';

/** What a text tells of a person, as far as a list of words can tell. */
export type Circumstances = { feelings: Feeling[]; situations: Situation[] };

/** Words that tell something. `open`: the last of them may have any ending. */
type Phrase = { words: string[]; open: boolean; tells: Feeling | Situation };

function phraseOf(written: string, tells: Feeling | Situation): Phrase {
  const open = written.endsWith('*');
  return { words: fold(open ? written.slice(0, -1) : written).split(' '), open, tells };
}

/** By what a phrase is found from its first word, so that not all of them are held against every word of a text. */
const keyOf = (word = '') => word.slice(0, 2);

const negations = new Set(
  `not no never without don't dont didn't didnt isn't isnt wasn't wasnt aren't arent haven't havent hasn't hasnt
  doesn't doesnt ni nunca sin tampoco`.split(/\s+/),
);

/** How far before a word its negation may stand: 'no me siento triste'. */
const reach = 3;

/** Whether one of the words before denies what follows. */
const isDenied = (words: readonly string[], at: number) =>
  words.slice(Math.max(0, at - reach), at).some((word) => negations.has(word));

function matchesAt({ words, open }: Phrase, text: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const here = text[at + index];
    if (here === undefined) return false;
    return open && index === words.length - 1 ? here.startsWith(word) : here === word;
  });
}

/** In what it would be out of place to be glad with somebody. */
const hardTimes: readonly Situation[] = ['craving', 'lapse', 'loss', 'panic', 'memories', 'body_pain'];
const hardFeelings: readonly Feeling[] = ['ashamed', 'grieving', 'lonely', 'numb', 'overwhelmed', 'sad'];
/** What may be glad on a good day; work or money told of on one does not weigh on anybody. */
const gladTimes: readonly Situation[] = ['milestone', 'celebration', 'starting_out', 'family_of_someone'];

/**
 * Lets what is glad give way to what hurts: 'lost my 60 days' is no milestone, and 'fine, but so sad' is not steady. On a
 * day that is good by all that is told, what usually weighs gives way in turn: 'got the job, best day ever'.
 */
function withoutWhatHurts({ feelings: felt, situations: lived }: Circumstances): Circumstances {
  const isHard =
    lived.some((each) => hardTimes.includes(each)) || felt.some((each) => hardFeelings.includes(each));
  if (isHard || felt.length > 1) {
    return {
      feelings: felt.filter((each) => each !== 'steady'),
      situations: isHard ? lived.filter((each) => each !== 'milestone') : lived,
    };
  }
  return felt[0] === 'steady'
    ? { feelings: felt, situations: lived.filter((each) => gladTimes.includes(each)) }
    : { feelings: felt, situations: lived };
}

/** A lexicon made ready to be looked up; both languages count in every text, since many people mix them. */
export class CircumstancesReader {
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(lexicon: Lexicon) {
    for (const feeling of feelings) this.#learn(lexicon.feelings[feeling], feeling);
    for (const situation of situations) this.#learn(lexicon.situations[situation], situation);
  }

  #learn({ en, es }: { en: string[]; es: string[] }, tells: Feeling | Situation): void {
    for (const written of [...en, ...es]) {
      const phrase = phraseOf(written, tells);
      const key = keyOf(phrase.words[0]);
      this.#phrases.set(key, [...(this.#phrases.get(key) ?? []), phrase]);
    }
  }

  /** @param text what the person wrote; nothing of it is kept */
  read(text: string): Circumstances {
    const told = new Set<Feeling | Situation>();
    // A negation reaches no further than its clause.
    for (const clause of text.split(/[.!?;,:\n]+/)) {
      const folded = fold(clause);
      if (marksDays(folded)) told.add('milestone');
      const words = folded.split(' ');
      // A phrase that begins with its own negation ('can't sleep') is not denied by it.
      for (const [at, word] of words.entries())
        for (const phrase of this.#phrases.get(keyOf(word)) ?? [])
          if (matchesAt(phrase, words, at) && !isDenied(words, at)) told.add(phrase.tells);
    }
    return withoutWhatHurts({
      feelings: feelings.filter((each) => told.has(each)),
      situations: situations.filter((each) => told.has(each)),
    });
  }
}
