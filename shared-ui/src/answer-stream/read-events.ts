import { createParser } from 'eventsource-parser';

/** One event of a `text/event-stream`. */
export type StreamEvent = { event: string; data: string };

/**
 * The events of a server-sent stream, each as soon as it is whole, however the network cut it. An event that never
 * became whole is left out, as the HTML standard has it ('Interpreting an event stream').
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const arrived: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => void arrived.push({ event, data }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // Whoever has read enough, lets the connection go. One that is broken already has nothing more to say of it.
    reader.cancel().catch(() => undefined);
  }
}
