import * as z from 'zod/mini';

/** The least amount that can be shown: a cent. */
const least = 0.01;

const known = new Set(Intl.supportedValuesOf?.('currency'));

/** True also where a browser can't say which currencies there are: the service can. */
const isCurrency = (code: string) => known.size === 0 || known.has(code);

/**
 * What a sober day saves, in the person's own currency (ISO 4217).
 *
 * @param most of any currency
 */
export const moneyPerDay = (most: number) =>
  z.object(
    {
      amount: z
        .number('This is not an amount.')
        .check(z.minimum(least, 'This is less than a cent.'), z.maximum(most, 'That is too much.')),
      currency: z
        .string('This is not a currency.')
        .check(
          z.regex(/^[A-Z]{3}$/, 'This is not a currency.'),
          z.refine(isCurrency, 'This is not a currency.'),
        ),
    },
    'This is not an amount of money.',
  );
