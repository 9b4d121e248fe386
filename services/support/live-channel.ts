import type { Logger } from '@haven/kit/log';
import type { Person } from '@haven/kit/person';
import type { LiveChannel } from '@haven/kit/service';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type ClientMessage, clientMessageSchema, livePath, type ServerEvent } from './contract.ts';

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

/** The message in a frame; null for a binary frame, broken JSON, and what no schema knows. */
function readMessage(data: RawData, isBinary: boolean): ClientMessage | null {
  if (isBinary) return null;
  try {
    const parsed = z.safeParse(clientMessageSchema, JSON.parse(data.toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Not JSON.
  }
}

function answer(message: ClientMessage | null, person: Person | null): ServerEvent {
  if (!message) return notUnderstood;
  return person && person.kind !== 'guest' ? { type: 'auth_success' } : signInRequired;
}

/** The live channel of support (spec section 7). Whatever a client sends, it is answered and the process goes on. */
export function supportChannel(log: Logger): LiveChannel {
  return {
    path: livePath,
    connect(socket: WebSocket, person: Person | null) {
      // Without a listener a broken frame would end the process. The socket closes itself after it.
      socket.on('error', (err) => log.info({ err }, 'live connection failed'));
      socket.on('message', (data, isBinary) => {
        socket.send(JSON.stringify(answer(readMessage(data, isBinary), person)));
      });
    },
  };
}
