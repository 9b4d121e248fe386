import OpenAI from 'openai';

/**
 * Why a model gave no answer. The message is for the log and made here: a server's own may quote what it was asked, which
 * is what a person wrote.
 */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  /** Whether another try may go better: not where the server says that the call itself is wrong. */
  readonly isWorthRetrying: boolean;

  constructor(what: string, isWorthRetrying = true) {
    super(`The model ${what}.`);
    this.isWorthRetrying = isWorthRetrying;
  }
}

const mayGoBetter = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500;

/** The name that the system has for what went wrong, such as ECONNREFUSED. */
function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : undefined;
}

/** @param signal of the time limit, which the library tells in several ways, or not at all */
export function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted || error instanceof OpenAI.APIConnectionTimeoutError)
    return new ModelFailure('is too slow');
  if (error instanceof ModelFailure) return error;
  if (error instanceof OpenAI.APIConnectionError)
    return new ModelFailure(`can't be reached (${codeOf(error) ?? 'no reason given'})`);
  if (error instanceof OpenAI.APIError && error.status !== undefined)
    return new ModelFailure(`answered with ${error.status}`, mayGoBetter(error.status));
  if (error instanceof OpenAI.APIError) return new ModelFailure('told of an error in its answer');
  return new ModelFailure(`broke off (${error instanceof Error ? error.name : 'no reason given'})`);
}
