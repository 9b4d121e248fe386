/** Reads the headers in which a browser says what it would like: Accept-Encoding and Accept-Language. */

/**
 * The entries of an Accept-* header in lower case, each with its q-value; in the header's order.
 *
 * @example qualities('es-MX,es;q=0.9') // Map { 'es-mx' => 1, 'es' => 0.9 }
 */
export function qualities(header: string | undefined): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const entry of header?.split(',') ?? []) {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) wanted.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  return wanted;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order of our own preference: brotli is the smallest. */
const encodings = ['br', 'gzip', 'identity'] as const;

/**
 * The encoding to answer with (RFC 9110, section 12.5.3). `identity` when nothing else is wanted: an answer that a
 * browser called unacceptable still serves a person better than a 406.
 */
export function chooseEncoding(
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const wanted = qualities(header);
  let best: { encoding: Encoding; quality: number } = { encoding: 'identity', quality: 0 };
  for (const encoding of encodings) {
    const quality = wanted.get(encoding) ?? (encoding === 'identity' ? 0 : wanted.get('*')) ?? 0;
    if (quality > best.quality && available(encoding)) best = { encoding, quality };
  }
  return best.encoding;
}

/**
 * The language of a page: what the address asks for, then what the person chose before, then what the browser speaks.
 *
 * @param asked the `lang` parameter of the address
 * @param chosen the cookie in which the site keeps the person's choice
 * @param spoken the Accept-Language header
 * @param available such as `en`, `es`; the first one is the default
 */
export function chooseLanguage<Language extends string>(
  { asked, chosen, spoken }: { asked: string | null; chosen: string | undefined; spoken: string | undefined },
  available: readonly [Language, ...Language[]],
): Language {
  const known = (tag: string | null | undefined) => available.find((language) => language === tag);
  const explicit = known(asked) ?? known(chosen);
  if (explicit) return explicit;
  const byQuality = [...qualities(spoken)].filter(([, q]) => q > 0).sort(([, a], [, b]) => b - a);
  for (const [tag] of byQuality) {
    const language = known(tag.split('-')[0]);
    if (language) return language;
  }
  return available[0];
}
