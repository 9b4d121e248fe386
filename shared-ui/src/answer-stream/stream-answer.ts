import * as z from 'zod/mini';
import { ApiError } from '../api-client/index.ts';
import { currentLanguage } from '../language/index.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

/** Follows a text while it is written. */
export type Follower = {
  onText: (piece: string) => void;
  /** What came so far does not stand. */
  onStartOver: () => void;
};

/** ms without a word from the server, after which waiting makes no sense: it sets itself a shorter limit. */
const patience = 45_000;

const pieceSchema = z.object({ text: z.string() });
const refusalSchema = z.object({ message: z.string(), code: z.string() });
const failedSchema = z.extend(refusalSchema, { status: z.int() });

/**
 * Asks a service for something that is written while one waits, and follows it as it grows: server-sent events `text`,
 * `start-over`, `done` with the whole answer, `failed`. An answer that comes whole, as JSON, is as good.
 *
 * @throws ApiError where the server refused; TypeError or DOMException when the network is gone or the server hangs
 */
export async function streamAnswer<T>(
  path: string,
  request: unknown,
  schema: z.ZodMiniType<T>,
  follower: Follower,
): Promise<T> {
  const watch = watchSilence();
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream, application/json',
        'accept-language': currentLanguage(),
        'content-type': 'application/json',
      },
      credentials: 'include',
      body: JSON.stringify(request),
      signal: watch.signal,
    });
    if (!response.ok) throw await refusalOf(response);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return z.parse(schema, await response.json());
    for await (const { event, data } of readEvents(response.body)) {
      watch.heard();
      const value: unknown = JSON.parse(data);
      if (event === 'done') return z.parse(schema, value);
      follow(event, value, follower);
    }
    throw new TypeError('The network was lost before the answer was whole.');
  } finally {
    watch.stop();
  }
}

function follow(event: StreamEvent['event'], value: unknown, follower: Follower): void {
  if (event === 'text') follower.onText(z.parse(pieceSchema, value).text);
  if (event === 'start-over') follower.onStartOver();
  if (event === 'failed') {
    const { status, message, code } = z.parse(failedSchema, value);
    throw new ApiError(status, message, code);
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined; // A proxy answered, not Haven: it has no words for people.
  }
  const parsed = z.safeParse(refusalSchema, body);
  if (parsed.success) return new ApiError(response.status, parsed.data.message, parsed.data.code, retryAfter);
  return new ApiError(response.status, response.statusText, undefined, retryAfter);
}

/** Gives up a call on which nothing was heard for too long. (`AbortSignal.timeout` is missing in older Safari.) */
function watchSilence() {
  const controller = new AbortController();
  const giveUp = () =>
    controller.abort(new DOMException('The server was silent for too long.', 'TimeoutError'));
  let timer = setTimeout(giveUp, patience);
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(giveUp, patience);
  };
  return { signal: controller.signal, heard, stop };
}
