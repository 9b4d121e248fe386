/**
 * A phone number as somebody wrote it, made into a `tel:` address: digits, a leading plus, and the signs that a phone
 * dials after a pause.
 *
 * @example callAddress('(555) 010-7788') // 'tel:5550107788'
 */
export const callAddress = (phone: string): `tel:${string}` => `tel:${phone.replace(/[^\d+*#,;]/g, '')}`;
