import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { HavenError } from './errors.ts';
import type { ServiceEnv } from './service.ts';
import { answerError } from './service-app.ts';

/** Whether a caller would rather hear a text while it is written. */
export const wantsStream = (c: Context<ServiceEnv>): boolean =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;

/** What is heard of a text while it is written: `text` with the next piece, `start-over` where nothing of it stands. */
type Heard = { kind: 'text'; text: string } | { kind: 'start-over' };

/**
 * Answers with server-sent events: `text` and `start-over` as they are heard, then `done` with the whole answer. What
 * goes wrong once the answer has begun is its last event, `failed`, with the status and the body that it would have had.
 */
export function answerAsStream(
  c: Context<ServiceEnv>,
  write: (hear: (heard: Heard) => void) => Promise<unknown>,
): Response {
  // A proxy that gathers answers would undo the point of it.
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    let last: Promise<unknown> = Promise.resolve();
    const tell = (event: Heard['kind'] | 'done' | 'failed', data: unknown) => {
      last = last.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }));
    };
    try {
      const answer = await write(({ kind, ...heard }) => tell(kind, heard));
      tell('done', answer);
    } catch (error) {
      const failure = error instanceof Error ? error : new HavenError(500, 'unforeseen', String(error));
      const answer = answerError(failure, c);
      tell('failed', Object.assign({ status: answer.status }, await answer.json()));
    }
    await last;
  });
}
