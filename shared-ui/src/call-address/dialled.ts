/** Letters as a phone's keys carry them. */
const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keyOf = (letter: string) => String(keypad.findIndex((key) => key.includes(letter.toLowerCase())) + 2);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A number such as 1-800-273-TALK, with its letters as digits. */
function tollFree(written: string): string | null {
  const word = /^\+?1?[\s.-]*\(?8\d\d[\s).-]*[\dA-Z-]*[A-Z]$/.test(written) ? written : '';
  const digits = digitsOf(word.replace(/[A-Z]/g, keyOf));
  return digits.length === 11 || (digits.length === 10 && !digits.startsWith('1')) ? digits : null;
}

/**
 * The number that a phone dials, of a phone number as somebody typed it: digits, and a plus in front where one stands.
 * Words before it are left out, and so is an extension after it, which would make another number of it. (The number
 * itself is always shown as it was typed.)
 *
 * @returns null where there is nothing to dial
 * @example dialled('Home: (555) 010-7788 ext. 4') // '5550107788'
 */
export function dialled(phone: string): string | null {
  const written = phone
    .normalize('NFKC')
    .replace(/^[^\d+]+/, '')
    .trim();
  const number = tollFree(written) ?? /^\+?[\d\s().\-‐-―]*/.exec(written)?.[0] ?? '';
  const digits = digitsOf(number);
  if (!digits) return null;
  return number.startsWith('+') || written.startsWith('+') ? `+${digits}` : digits;
}
