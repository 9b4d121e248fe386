/** Characters drawn to look like letters: what people put in place of one to slip past a filter. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  а: 'a',
  е: 'e',
  о: 'o',
  і: 'i',
  с: 'c',
  р: 'p',
};

/** What emoji say that changes how grave a message is. */
const emoji: Readonly<Record<string, string>> = {
  '😂': 'haha',
  '🤣': 'haha',
  '😆': 'haha',
  '😹': 'haha',
  '💀': 'haha',
  '☠': 'haha',
  '🔫': 'gun',
  '🔪': 'knife',
  '💊': 'pills',
};

const invisible = /\p{Cf}|\p{Mn}|\u115f|\u1160|\u3164/u;
const letter = /\p{L}/u;
const digit = /\p{Nd}/u;

/** What one character of a text is, once case, accents, width and drawing are set aside. */
export type Sign = {
  /** Letters in lower case without accents, or the character itself. */
  readonly text: string;
  readonly is: 'letter' | 'digit' | 'invisible' | 'apostrophe' | 'emoji' | 'other';
};

/**
 * Folds one character: 'Á', 'á', 'Ａ' and 'а' (Cyrillic) all read as 'a'. Never throws, lone surrogates included.
 *
 * @param char one code point.
 */
export function fold(char: string): Sign {
  const code = char.charCodeAt(0);
  if (code >= 97 && code <= 122) return { text: char, is: 'letter' };
  if (code === 32) return { text: ' ', is: 'other' };
  const word = emoji[char];
  if (word !== undefined) return { text: word, is: 'emoji' };
  if (/['’‘ʼ´`＇]/.test(char)) return { text: "'", is: 'apostrophe' };
  if (invisible.test(char)) return { text: '', is: 'invisible' };
  const plain = char
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const drawn = letter.test(plain) ? (lookalikes[plain] ?? plain) : plain;
  if (letter.test(drawn)) return { text: drawn, is: 'letter' };
  return { text: drawn, is: digit.test(drawn) ? 'digit' : 'other' };
}

/** Reads 'su1c1de' as 'suicide'; a word of digits alone is a number and stays one. */
export function undraw(word: string): string {
  if (!/[a-z]/.test(word) || !/[0-9@$!|]/.test(word)) return word;
  return word.replace(/[0-9@$!|]/g, (sign) => lookalikes[sign] ?? sign);
}
