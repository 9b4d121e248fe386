/**
 * The one error type of Haven's services, and the one shape in which it reaches a browser.
 *
 * It is thrown where the trouble is known and becomes an answer in one place (`service-app.ts`).
 */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What every failing call answers as JSON. The API client shows it as `{status}: {message}` (spec section 8). */
export type ErrorBody = {
  /** A sentence for people, in English; front ends translate by `code` where they have better words. */
  message: string;
  /** A stable word for programs, such as `sign-in-required`. */
  code: string;
  /** Finds the call in the log. */
  requestId?: string;
  /** What is wrong with which field, when the call's body did not fit its schema. */
  issues?: { path: string; message: string }[];
};

export class HavenError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly issues: ErrorBody['issues'];
  readonly headers: Record<string, string>;

  /**
   * @param status HTTP status
   * @param code stable word for programs
   * @param message one sentence for people
   */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { issues?: NonNullable<ErrorBody['issues']>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'HavenError';
    this.status = status;
    this.code = code;
    this.issues = more.issues;
    this.headers = more.headers ?? {};
  }

  /** The JSON that the caller gets. */
  body(requestId?: string): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(requestId ? { requestId } : {}),
      ...(this.issues ? { issues: this.issues } : {}),
    };
  }
}

export const notFound = (what = 'page') => new HavenError(404, 'not-found', `There is no such ${what}.`);

export const signInRequired = () => new HavenError(401, 'sign-in-required', 'Please sign in first.');

export const sessionRequired = () =>
  new HavenError(401, 'session-required', 'This needs a session. A guest has one too, without an account.');

export const tooManyTries = (seconds: number) =>
  new HavenError(429, 'too-many-tries', `Too many tries. Please wait ${Math.ceil(seconds / 60)} min.`, {
    headers: { 'retry-after': String(Math.ceil(seconds)) },
  });
