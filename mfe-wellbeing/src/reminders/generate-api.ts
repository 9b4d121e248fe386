import { ApiError, asSomebody } from '@haven/shared-ui/api-client';
import { currentLanguage } from '@haven/shared-ui/language';
import {
  type GenerateAnswer,
  type GenerateRequest,
  generateAnswerSchema,
  generateMessagePath,
} from '@haven/wellbeing/contract';
import * as z from 'zod/mini';
import { readEvents, type StreamEvent } from './event-stream.ts';

/** Follows a message while it is written. */
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
 * Has a motivational message written and shows it as it grows. The same id again is the same message, so a retry after
 * a cut can't double it. An answer that comes whole, as JSON, is as good.
 *
 * @throws ApiError where the server refused; TypeError or DOMException when the network is gone or the server hangs
 */
export const generateMessage = (request: GenerateRequest, follower: Follower): Promise<GenerateAnswer> =>
  asSomebody(() => generateOnce(request, follower));

async function generateOnce(request: GenerateRequest, follower: Follower): Promise<GenerateAnswer> {
  const watch = watchSilence();
  try {
    const response = await fetch(generateMessagePath, {
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
    if (!isStream || !response.body) return z.parse(generateAnswerSchema, await response.json());
    for await (const event of readEvents(response.body)) {
      watch.heard();
      const answer = follow(event, follower);
      if (answer) return answer;
    }
    throw new TypeError('The network was lost before the message was whole.');
  } finally {
    watch.stop();
  }
}

function follow({ event, data }: StreamEvent, follower: Follower): GenerateAnswer | undefined {
  const value: unknown = JSON.parse(data);
  if (event === 'done') return z.parse(generateAnswerSchema, value);
  if (event === 'text') follower.onText(z.parse(pieceSchema, value).text);
  if (event === 'start-over') follower.onStartOver();
  if (event === 'failed') {
    const { status, message, code } = z.parse(failedSchema, value);
    throw new ApiError(status, message, code);
  }
  return undefined;
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
