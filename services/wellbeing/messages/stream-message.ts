import type { Heard } from '@haven/assistant';
import { HavenError } from '@haven/kit/errors';
import type { ServiceEnv } from '@haven/kit/service';
import { answerError } from '@haven/kit/service-app';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { GenerateAnswer, generateEvents } from '../contract.ts';

type EventName = (typeof generateEvents)[number];

/** Whether a caller would rather hear the text while it is written. */
export const wantsStream = (c: Context<ServiceEnv>): boolean =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;

/**
 * Answers with the events of `generateEvents`. What goes wrong once the answer has begun is its last event, `failed`,
 * with the status and the body that it would have had.
 */
export function streamMessage(
  c: Context<ServiceEnv>,
  generate: (hear: (heard: Heard) => void) => Promise<GenerateAnswer>,
): Response {
  // A proxy that gathers answers would undo the point of it.
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    let last: Promise<unknown> = Promise.resolve();
    const tell = (event: EventName, data: unknown) => {
      last = last.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }));
    };
    try {
      const answer = await generate(({ kind, ...heard }) => tell(kind, heard));
      tell('done', answer);
    } catch (error) {
      const failure = error instanceof Error ? error : new HavenError(500, 'unforeseen', String(error));
      const answer = answerError(failure, c);
      tell('failed', Object.assign({ status: answer.status }, await answer.json()));
    }
    await last;
  });
}
