import type { ServerResponse } from 'node:http';
import type { HavenError } from '@haven/kit/errors';
import type { RawHeaders } from './security-headers.ts';

/** What the door itself says: JSON that nobody keeps. Everything else is a file, a page, or a service's answer. */
export type Answers = {
  json(response: ServerResponse, requestId: string, status: number, body: unknown, more?: RawHeaders): void;
  /** The one error shape (kit's `errors.ts`). */
  error(response: ServerResponse, requestId: string, error: HavenError): void;
};

export function createAnswers(security: RawHeaders): Answers {
  const json: Answers['json'] = (response, requestId, status, body, more = []) => {
    const text = JSON.stringify(body);
    response.writeHead(status, [
      ...security,
      ...['x-request-id', requestId, 'cache-control', 'no-store', 'content-type', 'application/json'],
      ...['content-length', String(Buffer.byteLength(text))],
      ...more,
    ]);
    response.end(text);
  };
  return {
    json,
    error(response, requestId, error) {
      json(response, requestId, error.status, error.body(requestId), Object.entries(error.headers).flat());
    },
  };
}
