import { dialled } from '@haven/shared-ui/call-address';
import { find } from 'linkifyjs';

/** A piece of a message: plain text, or what can be opened or called. */
export type MessagePart = { text: string } | { text: string; href: string };

type Found = { start: number; end: number; href: string };

/**
 * Domains without `www.` are links where their ending is one that is hardly ever a word: people leave out the space
 * after a full stop, and `bueno.es que` or `help.us` must not become an address.
 */
const bareEndings = /\.(?:com|org|net|gov|edu|mil|info|app|mx|gob\.\w\w|org\.\w\w|com\.\w\w)(?:[/?#:]|$)/i;
const saysItIsAnAddress = /^(?:https?:\/\/|www\.)/i;

function webAddresses(message: string): Found[] {
  return find(message, 'url', { defaultProtocol: 'https' })
    .filter(({ value }) => saysItIsAnAddress.test(value) || bareEndings.test(value))
    .filter(({ href }) => /^https?:/i.test(href)) // What runs code or opens programs must never become a link.
    .map(({ start, end, href }) => ({ start, end, href }));
}

/** Digits as they are said one by one, for the numbers that people know by heart. */
const saidDigits: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  once: '11',
};

/** What is dialled for a spoken form; undefined where it is none. */
function spokenNumber(text: string): string | undefined {
  const digits = text
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => saidDigits[word] ?? word)
    .join('');
  return shortNumbers.has(digits) ? digits : undefined;
}

/** Numbers of three digits that help: emergency, the lifeline, local help. */
const shortNumbers = new Set(['911', '988', '211']);

const digitWord =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|once|[0-9])';

/** Each with how its text becomes an address; the first that fits a place counts. */
const numbers: readonly {
  pattern: RegExp;
  /** @param before what stands a few letters before it */
  hrefOf: (text: string, before: string) => string | undefined;
}[] = [
  {
    // The line for texts, with the word that stands before it: it answers in that language.
    pattern: /(?<![\d.-])741[\s-]?741(?![\d-])/g,
    hrefOf: (_, before) => `sms:741741?&body=${/\b(?:ayuda|hola)\b/i.test(before) ? 'AYUDA' : 'HOME'}`,
  },
  {
    // From abroad, or from home as from abroad.
    pattern: /(?<![\d+])\+\d{1,3}[\s.-]?(?:\(?\d{1,4}\)?[\s.-]?){2,5}\d{2,4}(?!\d)/g,
    hrefOf: callOf,
  },
  {
    // North American: ten digits, or eleven with the 1, with the usual signs between, or letters as on a phone's keys.
    pattern:
      /(?<![\d$€£.,/-])(?:1[\s.-]?)?(?:\([2-9]\d\d\)\s?|[2-9]\d\d[\s.-])(?:[2-9]\d\d[\s.-]?\d{4}(?![\d-])|[2-9]\d\d[\s.-][A-Z]{4}\b|[A-Z]{3}[\s.-][A-Z]{4}\b|[A-Z]{7}\b)/g,
    hrefOf: callOf,
  },
  { pattern: /(?<![\d$€£.,/-])1?[2-9]\d\d[2-9]\d{6}(?!\d)/g, hrefOf: callOf },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,/$-])${digitWord}(?:[\\s-]${digitWord}){1,2}(?![\\p{L}\\d]|[.,-]\\d)`,
      'giu',
    ),
    hrefOf: (text) => {
      const number = spokenNumber(text);
      return number && `tel:${number}`;
    },
  },
  {
    pattern:
      /(?<![\d$€£.,:/-])(?:911|988|211)(?!\d|[.,:/-]\d|\s?(?:€|%|dollars|pesos|d[ií]as|days|mg|miles))/g,
    hrefOf: (text) => `tel:${text}`,
  },
];

function callOf(text: string): string | undefined {
  const number = dialled(text);
  return number ? `tel:${number}` : undefined;
}

/** Letters before a number that may say something of it. */
const nearby = 16;

function phoneNumbers(message: string): Found[] {
  return numbers.flatMap(({ pattern, hrefOf }) =>
    [...message.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      const href = hrefOf(text, message.slice(Math.max(0, index - nearby), index));
      return href ? [{ start: index, end: index + text.length, href }] : [];
    }),
  );
}

/**
 * Splits a message into plain text and what is clickable in it (spec section 2, 'Chat Support'): web addresses, www
 * addresses, bare domains, and phone numbers in North American and common spoken forms. Joined, the texts are the message.
 */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let place = 0;
  // Addresses first: the digits in one are no phone number.
  const found = [...webAddresses(message), ...phoneNumbers(message)];
  const apart = found.filter(
    (one, rank) => !found.slice(0, rank).some((other) => one.start < other.end && other.start < one.end),
  );
  for (const { start, end, href } of apart.toSorted((a, b) => a.start - b.start)) {
    if (start > place) parts.push({ text: message.slice(place, start) });
    parts.push({ text: message.slice(start, end), href });
    place = end;
  }
  if (place < message.length) parts.push({ text: message.slice(place) });
  return parts;
}
