import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What a service gave in return for an upgrade. */
export type UpstreamEnd = { answer: IncomingMessage; socket: Duplex; head: Buffer };

export type Tunnels = {
  /** Lets two ends of a WebSocket speak to each other, byte by byte, until one of them is gone. */
  join(socket: Duplex, head: Buffer, upstream: UpstreamEnd): void;
  /** Says 1001 'going away' to the callers, so that they reconnect elsewhere. */
  close(): void;
};

/** An unmasked close frame with code 1001 (RFC 6455, section 5.5.1). */
const goingAway = Buffer.from([0x88, 0x02, 0x03, 0xe9]);

export function createTunnels(): Tunnels {
  const open = new Map<Duplex, Duplex>();
  return {
    join(socket, head, { answer, socket: upstream, head: upstreamHead }) {
      open.set(socket, upstream);
      const end = () => {
        open.delete(socket);
        socket.destroy();
        upstream.destroy();
      };
      for (const each of [socket, upstream]) each.on('error', end).on('close', end);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(answer.rawHeaders)}\r\n`);
      socket.write(upstreamHead);
      upstream.write(head);
      socket.pipe(upstream);
      upstream.pipe(socket);
    },
    close() {
      for (const [socket, upstream] of open) {
        // The service's words stop here; the caller's close frame still goes through and lets the service say goodbye.
        // Should this cut a frame in two, the caller closes on that instead: either way it comes back.
        upstream.unpipe(socket).resume();
        socket.write(goingAway);
      }
    },
  };
}

function headerLines(raw: readonly string[]): string {
  return raw.map((each, index) => (index % 2 === 0 ? `${each}: ` : `${each}\r\n`)).join('');
}
