/** For tests: stands for the network's edge, `vi.stubGlobal('WebSocket', FakeSocket)`. */
import { type ClientEvent, clientEventSchema, type ServerEvent } from '@haven/support/live/contract';
import * as z from 'zod/mini';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  /** The newest one. */
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('No socket was opened.');
    return last;
  }

  readonly address: string;
  readonly sent: ClientEvent[] = [];
  readyState = 0;
  isClosedByPage = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(z.parse(clientEventSchema, JSON.parse(data)));
  }

  close(): void {
    this.isClosedByPage = true;
    this.readyState = 3;
  }

  /** The server takes the connection. */
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tells(event: ServerEvent): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }

  /** The other end is gone. */
  drops(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  ofType<T extends ClientEvent['type']>(type: T): Extract<ClientEvent, { type: T }>[] {
    return this.sent.filter((event): event is Extract<ClientEvent, { type: T }> => event.type === type);
  }
}
