/** The live channel of support (spec section 7): frames in, frames out. What is kept and who may see it is decided below. */
import type { Logger } from '@haven/kit/log';
import type { Person } from '@haven/kit/person';
import type { LiveChannel } from '@haven/kit/service';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type ClientEvent, clientEventSchema, livePath, type ServerEvent } from './contract.ts';
import type { LiveRoom } from './live-room.ts';
import { PersonsSide } from './persons-side.ts';

/** Milliseconds between two pings; who did not answer the last one is gone. */
const pingEvery = 25_000;

const notUnderstood: ServerEvent = {
  type: 'error',
  code: 'not-understood',
  message: 'This message was not understood.',
};

const signInRequired: ServerEvent = {
  type: 'error',
  code: 'sign-in-required',
  message: 'Please sign in to access live support features.',
};

/** The event in a frame; null for a binary frame, broken JSON, and what no schema knows. */
function readEvent(data: RawData, isBinary: boolean): ClientEvent | null {
  if (isBinary) return null;
  try {
    const parsed = z.safeParse(clientEventSchema, JSON.parse(data.toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Not JSON.
  }
}

/** Ends connections whose other end is gone without a word: a phone in a tunnel, a cable that was pulled. */
function keepAlive(socket: WebSocket): void {
  let isThere = true;
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, pingEvery);
  timer.unref();
  socket.on('pong', () => {
    isThere = true;
  });
  socket.on('close', () => clearInterval(timer));
}

/** Whatever a client sends, it is answered, in its order, and the process goes on. */
export function supportChannel(room: LiveRoom, log: Logger): LiveChannel {
  return {
    path: livePath,
    connect(socket: WebSocket, person: Person | null) {
      const tell = (event: ServerEvent) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
      };
      keepAlive(socket);
      // Without a listener a broken frame would end the process. The socket closes itself after it.
      socket.on('error', (err) => log.info({ err }, 'live connection failed'));
      const side = person && person.kind !== 'guest' ? new PersonsSide(room, person, tell) : null;
      // One after the other: what is sent second is kept second.
      let doing: Promise<void> = Promise.resolve();
      const answer = async (event: ClientEvent | null) => {
        if (!event) return tell(notUnderstood);
        if (!side) return tell(signInRequired);
        if (event.type === 'authenticate') return tell({ type: 'auth_success' });
        try {
          await side.take(event);
        } catch (err) {
          log.error({ err, event: event.type }, 'a live event failed');
          tell(side.failed(event));
        }
      };
      socket.on('message', (data, isBinary) => {
        const event = readEvent(data, isBinary);
        doing = doing.then(() => answer(event));
      });
      socket.on('close', () => side?.leave());
    },
  };
}
