/** Makes plain words of what models like to dress up. */

/** Headings, lists, titles and fences: no running text, and not to be mended by taking signs off. */
const layout = /^\s*(?:#{1,6}\s|[-•*+]\s|\d+[.)]\s)|^\s*\*\*[^*\n]+\*\*\s*$|```|\[[^\]]*\]\(/m;

/** Whether a text is laid out as a page, as far as its raw form tells. */
export const isLaidOut = (raw: string): boolean => layout.test(raw);

/** Takes off stars, hashes, emoji, unseen signs, and exclamation marks, which Haven doesn't use. */
const undressed = (raw: string): string =>
  raw
    .replace(/\p{Cf}|\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{FE0F}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[*_#`¡]+/g, '')
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/!+/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;?])/g, '')
    .trim();

/** Takes off what models put into and around words, quotation marks around the whole included. */
export const plain = (raw: string): string =>
  undressed(raw)
    .replace(/^["“«]([^"“”«»]*)["”»]$/, '$1')
    .trim();

/** Whether a text begins with a quotation mark: only its end tells if that belongs to it or is to be taken off. */
export const beginsQuoted = (raw: string): boolean => /^["“«]/.test(undressed(raw));

/** A line of a list without its own number or dash; who shows it numbers it. */
export const plainLine = (raw: string): string =>
  plain(raw.replace(/^\s*(?:(?:step|paso) )?(?:\d+[.):]|[-•*])\s+/i, ''));

/** The part of a text that is made of whole sentences, which ends with a space behind the last of them. */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(/[.!?…]["”»')*_]*\s+/g)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}
