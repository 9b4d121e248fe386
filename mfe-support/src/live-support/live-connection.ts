/** The live channel as the screen sees it: a WebSocket that comes back by itself (spec section 4, 'Live support session'). */
import {
  type ClientEvent,
  livePath,
  type ServerEvent,
  serverEventSchema,
} from '@haven/support/live/contract';
import * as z from 'zod/mini';

/** Tries after a close, and ms before the first of them; each waits twice as long (spec section 4). */
const tries = 5;
const firstDelay = 1000;
/** ms until a channel over which no session is told counts as closed. */
const openLimit = 10_000;

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'failed';

type Listener = {
  /** `open`: a session is told over it; `lost`: it is tried again; `failed`: all tries are used up. */
  changed: (state: ConnectionState) => void;
  heard: (event: ServerEvent) => void;
};

/** One connection of one screen, from `open` to `close`. */
export class LiveConnection {
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #triesLeft = tries;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Connects, with all tries anew. */
  open(): void {
    this.#triesLeft = tries;
    this.#connect('connecting');
  }

  /** @returns false where the channel is not open; nothing is kept for later */
  send(event: ClientEvent): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(event));
    return true;
  }

  /** What was asked for could not be done now: as if the channel had been closed. */
  tryLater(): void {
    this.#lost();
  }

  /** For good: nothing is heard any more. */
  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(state: ConnectionState): void {
    this.close();
    this.#listener.changed(state);
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${livePath}`);
    this.#socket = socket;
    const isOurs = () => this.#socket === socket;
    this.#timer = setTimeout(() => isOurs() && this.#lost(), openLimit);
    socket.onopen = () => {
      if (!isOurs()) return;
      // The spec's token; the server knows who it is by the cookie.
      this.send({ type: 'authenticate', token: 'anonymous' });
    };
    socket.onmessage = ({ data }) => {
      if (isOurs()) this.#hear(String(data));
    };
    socket.onclose = () => {
      if (isOurs()) this.#lost();
    };
  }

  #hear(data: string): void {
    const parsed = z.safeParse(serverEventSchema, parse(data));
    if (!parsed.success) return; // From a newer server: what this page does not know, it does not show.
    if (parsed.data.type === 'session_started' || parsed.data.type === 'session_ended') {
      clearTimeout(this.#timer);
      this.#triesLeft = tries;
      this.#listener.changed('open');
    }
    this.#listener.heard(parsed.data);
  }

  #lost(): void {
    this.close();
    if (this.#triesLeft === 0) {
      this.#listener.changed('failed');
      return;
    }
    const delay = firstDelay * 2 ** (tries - this.#triesLeft);
    this.#triesLeft -= 1;
    this.#listener.changed('lost');
    this.#timer = setTimeout(() => this.#connect('lost'), delay);
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
