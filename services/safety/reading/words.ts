import { fold, undraw } from './fold.ts';

/** One word as the rules read it. A shorthand gives several words with the same place in the text. */
export type Word = {
  readonly form: string;
  /** Offsets into the text as it was given. */
  readonly start: number;
  readonly end: number;
  /** Rules never reach across sentences. */
  readonly sentence: number;
  /** A denial reaches no farther than its clause. */
  readonly clause: number;
  readonly quoted: boolean;
};

/** The form of the empty word that stands between two sentences: no phrase matches it, no gap steps over it. */
export const sentenceEnd = '';

/** Signs that stand for a letter only between letters: 'k!ll', 'p@stillas'. */
const drawn = /[@$!|*]/;
const quoteMarks = /["“”«»„]/;

/** The longest text read whole; of a longer one the beginning and the end are, so that time stays bounded. */
const head = 40_000;
const tail = 20_000;

/**
 * Splits a text into words with their places, sentences and clauses. Linear in its length; never throws.
 *
 * @param text any text, of any length.
 */
export function splitWords(text: string): Word[] {
  if (text.length <= head + tail) return new Splitter(text, 0).words();
  const end = new Splitter(text.slice(-tail), text.length - tail).words();
  const begin = new Splitter(text.slice(0, head), 0).words();
  const after = (begin.at(-1)?.sentence ?? 0) + 1;
  const clauses = (begin.at(-1)?.clause ?? 0) + 1;
  return [
    ...begin,
    ...end.map((word) => ({ ...word, sentence: word.sentence + after, clause: word.clause + clauses })),
  ];
}

class Splitter {
  private readonly found: Word[] = [];
  private readonly text: string;
  private readonly shift: number;
  private form = '';
  private start = 0;
  private end = 0;
  private sentence = 0;
  private clause = 0;
  private quoted = false;

  constructor(text: string, shift: number) {
    this.text = text;
    this.shift = shift;
  }

  words(): Word[] {
    let at = 0;
    for (const char of this.text) {
      this.take(char, at);
      at += char.length;
    }
    this.finish();
    return joinSpelled(this.found);
  }

  private take(char: string, at: number): void {
    const sign = fold(char);
    const next = at + char.length;
    if (sign.is === 'invisible') return;
    if (sign.is === 'apostrophe') {
      if (this.form !== '') this.form += "'";
      return;
    }
    if (sign.is === 'emoji') {
      this.finish();
      this.add(sign.text, at, next);
    } else if (sign.is === 'letter' || sign.is === 'digit' || this.standsForLetter(char, next)) {
      if (this.form === '') this.start = at;
      this.form += sign.text;
      this.end = next;
    } else {
      this.finish();
      this.divide(char, next);
    }
  }

  /** True inside a word for '@', '$', '!' and the like when a letter follows. */
  private standsForLetter(char: string, next: number): boolean {
    return this.form !== '' && drawn.test(char) && /\p{L}/u.test(this.text.charAt(next));
  }

  private divide(char: string, next: number): void {
    if (quoteMarks.test(char)) this.quoted = char === '“' || char === '«' || (char === '"' && !this.quoted);
    const more = this.text.charAt(next);
    if (char === '.' && (more === '.' || this.text.charAt(next - 2) === '.')) this.clause += 1;
    else if (/[.?!;…¿¡]/.test(char) && !(char === '.' && /\p{L}/u.test(more))) this.endSentence();
    else if (/[,:()\n\r—–]/.test(char)) {
      this.clause += 1;
      if (char === '\n' && more === '\n') this.endSentence();
    }
  }

  private endSentence(): void {
    this.sentence += 1;
    this.clause += 1;
  }

  private finish(): void {
    if (this.form !== '') this.add(undraw(this.form), this.start, this.end);
    this.form = '';
  }

  private add(form: string, start: number, end: number): void {
    if (breaksClause.has(form)) this.clause += 1;
    const { sentence, clause, quoted, shift } = this;
    this.found.push({ form, start: start + shift, end: end + shift, sentence, clause, quoted });
  }
}

/** Words that begin a new thought: what was denied before them isn't denied after them. */
const breaksClause = new Set([
  'but',
  'pero',
  'though',
  'although',
  'aunque',
  'however',
  'sino',
  'because',
  'porque',
]);

/** Joins words spelled out letter by letter: 'k i l l', 's.u.i.c.i.d.i.o'. Three letters at least. */
function joinSpelled(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let at = 0;
  while (at < words.length) {
    let end = at;
    while (isLetter(words[end])) end += 1;
    const first = words[at];
    const last = words[end - 1];
    if (first && last && end - at >= 3) {
      const form = words
        .slice(at, end)
        .map((word) => word.form)
        .join('');
      joined.push({ ...first, form, end: last.end });
      at = end;
    } else {
      joined.push(...words.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
    }
  }
  return joined;
}

const isLetter = (word: Word | undefined): boolean => word !== undefined && /^[a-z]$/.test(word.form);
