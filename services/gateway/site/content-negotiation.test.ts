import { describe, expect, it } from 'vitest';
import { chooseEncoding, chooseLanguage } from './content-negotiation.ts';

const all = () => true;

describe('encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['identity;q=0', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(chooseEncoding(header, all)).toBe(encoding);
  });

  it('takes the next best when a file has no brotli', () => {
    expect(chooseEncoding('br, gzip', (encoding) => encoding !== 'br')).toBe('gzip');
  });
});

describe('language', () => {
  const choose = (asked: string | null, chosen?: string, spoken?: string) =>
    chooseLanguage({ asked, chosen, spoken }, ['en', 'es']);

  it('follows the address before the cookie, and the cookie before the browser', () => {
    expect(choose('es', 'en', 'en')).toBe('es');
    expect(choose(null, 'es', 'en')).toBe('es');
    expect(choose(null, undefined, 'es')).toBe('es');
  });

  it('passes over a language that Haven does not speak', () => {
    expect(choose('fr', 'de', 'fr, es;q=0.3')).toBe('es');
    expect(choose('fr', 'de', 'fr')).toBe('en');
  });

  it('understands regions and how much a language is wanted', () => {
    expect(choose(null, undefined, 'es-MX,es;q=0.9,en;q=0.8')).toBe('es');
    expect(choose(null, undefined, 'en;q=0.4, es-419;q=0.7')).toBe('es');
    expect(choose(null, undefined, 'es;q=0, en')).toBe('en');
  });

  it('is English when nobody says anything', () => {
    expect(choose(null)).toBe('en');
  });
});
