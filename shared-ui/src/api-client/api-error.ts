/** A call that did not go well. Its message is the spec's `{status}: {text}` (section 8). */
export class ApiError extends Error {
  readonly status: number;
  /** The service's stable word for what went wrong, such as `sign-in-required`; absent when a proxy answered. */
  readonly code: string | undefined;
  /** The sentence for people, without the status. */
  readonly detail: string;
  /** Seconds to wait before another try, where the service said so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, code?: string, retryAfter?: number) {
    super(`${status}: ${detail}`);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
