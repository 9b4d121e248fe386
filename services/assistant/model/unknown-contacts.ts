/** Finds addresses and numbers that Haven doesn't know: a model may make them up, and somebody may call them. */

const knownSites = new Set([
  '988lifeline.org',
  'aa.org',
  'al-anon.org',
  'crisistextline.org',
  'findtreatment.gov',
  'na.org',
  'nami.org',
  'samhsa.gov',
  'thehotline.org',
]);

/** Digits of the lines that Haven shows itself (spec section 9). */
const knownNumbers = new Set([
  ...['988', '911', '211', '741741', '898211'],
  ...['8006624357', '8007997233', '8002738255', '8664887386', '8008528336', '8002221222', '8004224453'],
]);

const endings = 'com|org|net|gov|edu|io|info|app|me|co|mx|es|ru|xyz|link|site|online|help|chat';
/** With a scheme whatever it is; without one by its ending, which is not capitalised ('Respira.Es tarde' is none). */
const address = new RegExp(
  String.raw`(?:[a-z]+:\/\/|www\.)[^\s)]+|[\w-]+(?:\.[\w-]+)*\.(?:${endings}|${endings.toUpperCase()})(?![\p{L}\d])[^\s)]*`,
  'gu',
);

const siteOf = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#:]/)[0]
    ?.replace(/\p{P}+$/u, '') ?? '';

/** Whether a text names a site that is not one of Haven's, or an e-mail address. */
export const hasUnknownSite = (text: string): boolean =>
  /\S@\S/.test(text) || (text.match(address) ?? []).some((link) => !knownSites.has(siteOf(link)));

const counted = String.raw`(?!\s*(?:words|palabras|people|personas|friends|amig|steps|pasos|times|veces|minut|second|segund|lines|l[ií]neas)|[:.,]\d)`;

/** A short number where one is called: 'call 911', 'marca el 112', 'llama a la línea 141', 'call 988 or 1234'. */
const called = [
  String.raw`(?:call|dial|text|phone|helpline|hotline|llam\p{L}*|marc\p{L}*|tel[eé]fono|l[ií]nea)(?:\s+(?:us|the|at|on|or|number|is|to|al?|el|la|l[ií]nea|n[uú]mero|tel[eé]fono|es))*[\s:"“«']+(\d{3,6})\b${counted}`,
  String.raw`(?:text|send|escrib\p{L}*|env[ií]\p{L}*|mand\p{L}*)\s+\S{1,20}\s+(?:to|al?)\s+(?:the\s+|el\s+)?(\d{3,6})\b${counted}`,
  String.raw`\d{3,6}\s+(?:or|and|o|y|u)\s+(?:(?:call|text|al?|the|el)\s+)*(\d{3,6})\b${counted}`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\d])${pattern}`, 'giu'));

/** Digits of a telephone number with what is written between them. */
const long = /(?<![\d.,$€])\+?\(?\d[\d\s().\-–]{5,}\d(?!\d)/g;

/** Sums: '$1.500.000', '2.000.000 de pesos'. */
const sum = /[$€]\s?\d[\d.,]*|\d[\d.,]*(?:\s+de)?\s+(?:pesos|d[oó]lares|euros|soles|dollars|cents)/giu;

const bare = (number: string) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Seven digits and more, three of them together at least: '5 4 3 2 1' and '4 - 7 - 8' are counted, not called. */
const isTelephone = (number: string) =>
  number.replace(/\D/g, '').length >= 7 && (/\d{3}/.test(number) || number.startsWith('+'));

/** Whether a text names a telephone number that Haven doesn't show itself. */
export function hasUnknownNumber(text: string): boolean {
  const withoutSums = text.replace(sum, '');
  const whole = (withoutSums.match(long) ?? []).filter(isTelephone);
  const rest = withoutSums.replace(long, '');
  const short = called.flatMap((pattern) => [...rest.matchAll(pattern)].map(([, each]) => each ?? ''));
  const found = [...short, ...whole];
  return found.some((number) => !knownNumbers.has(bare(number)));
}
