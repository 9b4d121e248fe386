import { MongoServerError } from 'mongodb';

/** What the log knows of an error. */
export type LoggedError = {
  type: string;
  message?: string;
  code?: unknown;
  /** Where it was thrown, without the message that `stack` begins with. */
  stack?: string[];
  because?: LoggedError;
};

/** The database quotes the document that it could not write, and JSON.parse the text that it could not read. */
const quotes = (error: Error): boolean => error instanceof MongoServerError || error instanceof SyntaxError;

/**
 * An error as the log may hold it: what it is and where it was thrown, and never what somebody wrote. No other fields
 * are taken over: those of a failed bulk write hold all the entries of the call.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    ...(quotes(error) ? {} : { message: error.message }),
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack?.match(/^ +at .*/gm)?.map((line) => line.trim()) ?? [],
    ...(error.cause === undefined ? {} : { because: errorForLog(error.cause) }),
  };
}
