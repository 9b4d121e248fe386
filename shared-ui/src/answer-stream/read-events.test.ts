import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readEvents, type StreamEvent } from './read-events.ts';

/** A stream that brings the bytes in these pieces. */
function streamOf(pieces: readonly Uint8Array[], onCancel?: () => void): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    ...(onCancel && { cancel: onCancel }),
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function eventsOf(...pieces: string[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(streamOf(pieces.map(bytes)))) events.push(event);
  return events;
}

const stream = [
  ': hello\n\n',
  'event: text\ndata: {"text":"Buenas noches, "}\n\n',
  'event: text\r\ndata: {"text":"corazón 🌙"}\r\n\r\n',
  ': still here\r\n',
  'event: start-over\rdata: {}\r\r',
  'id: 7\nretry: 10\nevent:done\ndata:first\ndata:  second\n\n',
].join('');
const whole = [
  { event: 'text', data: '{"text":"Buenas noches, "}' },
  { event: 'text', data: '{"text":"corazón 🌙"}' },
  { event: 'start-over', data: '{}' },
  { event: 'done', data: 'first\n second' },
];

test('reads events with any line end, over comments and fields of no use', async () => {
  expect(await eventsOf(stream)).toEqual(whole);
});

test('reads the same events wherever the network cuts the bytes, within a letter too', async () => {
  const all = bytes(stream);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: all.length })), async (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), all.length];
      const pieces = places.slice(1).map((end, index) => all.slice(places[index], end));
      const events: StreamEvent[] = [];
      for await (const event of readEvents(streamOf(pieces))) events.push(event);
      expect(events).toEqual(whole);
    }),
  );
});

test('gives an event as soon as it is whole, before the next one came', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const events = readEvents(readable);
  void writer.write(bytes('event: text\ndata: 1\n\nevent: te'));
  expect((await events.next()).value).toEqual({ event: 'text', data: '1' });
  void writer.write(bytes('xt\ndata: 2\n\n'));
  expect((await events.next()).value).toEqual({ event: 'text', data: '2' });
});

test('an event without a name is a message, one without data is none', async () => {
  expect(await eventsOf('data: x\n\nevent: text\n\n')).toEqual([{ event: 'message', data: 'x' }]);
});

test('an event that never became whole is left out', async () => {
  expect(await eventsOf('event: text\ndata: 1\n\nevent: done\ndata: 2\n')).toEqual([
    { event: 'text', data: '1' },
  ]);
});

test('a stream that breaks says so, after the events that came', async () => {
  let count = 0;
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      count += 1;
      if (count === 1) controller.enqueue(bytes('data: 1\n\n'));
      else controller.error(new TypeError('network error'));
    },
  });
  const events = readEvents(broken);
  expect((await events.next()).value).toEqual({ event: 'message', data: '1' });
  await expect(events.next()).rejects.toThrow('network error');
});

test('whoever has read enough lets the connection go', async () => {
  const cancel = vi.fn<() => void>();
  for await (const _ of readEvents(streamOf([bytes('data: 1\n\n'), bytes('data: 2\n\n')], cancel))) break;
  expect(cancel).toHaveBeenCalledOnce();
});
