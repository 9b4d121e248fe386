import { ApiError } from './api-error.ts';

/** The codes that have a sentence of their own in the `common` texts. */
const known = new Set([
  'sign-in-required',
  'too-many-tries',
  'wrong-credentials',
  'email-taken',
  'not-found',
  'too-large',
  'invalid',
  'foreign-origin',
  'vault-full',
]);

/** A proxy's way of saying that the service behind it is away or slow. */
const away = [502, 503, 504];

/** Browsers throw the same kind of error for a lost network as for a bug; only its words tell them apart. */
const isLostNetwork = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)));

const isTimeOut = (error: unknown) =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

function errorWord(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code && known.has(error.code)) return error.code;
    return away.includes(error.status) ? 'unavailable' : 'unforeseen';
  }
  if (isLostNetwork(error)) return 'offline';
  return isTimeOut(error) ? 'unavailable' : 'unforeseen';
}

/**
 * Turns whatever was thrown into a sentence for people, in their language: what happened, what is safe, what to do.
 *
 * @param t the `common` texts: `useTexts('common')`
 * @example showToast({ title: t('notSaved'), description: errorText(common, error), tone: 'destructive' })
 */
export function errorText(t: (key: string, values: { count: number }) => string, error: unknown): string {
  const seconds = (error instanceof ApiError && error.retryAfter) || 60;
  return t(`errors.${errorWord(error)}`, { count: Math.ceil(seconds / 60) });
}
