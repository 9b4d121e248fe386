/** The currencies of the Americas and of Spain (ISO 4217): those that people who use Haven are likely to count in. */
export const currencies = [
  'USD',
  'MXN',
  'ARS',
  'BOB',
  'BRL',
  'CAD',
  'CLP',
  'COP',
  'CRC',
  'CUP',
  'DOP',
  'EUR',
  'GBP',
  'GTQ',
  'HNL',
  'NIO',
  'PEN',
  'PYG',
  'UYU',
  'VES',
] as const;

const ofRegion: Record<string, (typeof currencies)[number]> = {
  AR: 'ARS',
  BO: 'BOB',
  BR: 'BRL',
  CA: 'CAD',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  CU: 'CUP',
  DO: 'DOP',
  ES: 'EUR',
  GB: 'GBP',
  GT: 'GTQ',
  HN: 'HNL',
  MX: 'MXN',
  NI: 'NIO',
  PE: 'PEN',
  PY: 'PYG',
  UY: 'UYU',
  VE: 'VES',
};

/**
 * The currency that a form begins with; the person may choose another.
 *
 * @param locales what the browser says of the person, the likeliest first, such as `es-MX`
 */
export function likelyCurrency(locales: readonly string[]): string {
  for (const locale of locales) {
    const region = /-([A-Z]{2})(?:-|$)/.exec(locale)?.[1];
    if (region) return ofRegion[region] ?? 'USD';
  }
  return 'USD';
}
