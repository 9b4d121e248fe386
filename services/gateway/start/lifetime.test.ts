import { expect, it, vi } from 'vitest';
import { Interrupted, Lifetime } from './lifetime.ts';

/** A lifetime that writes down what happens to it. */
function observed() {
  const events: string[] = [];
  const lifetime = new Lifetime((code) => events.push(`exit ${code}`));
  const closer = (name: string) => async () => void events.push(`close ${name}`);
  const say = (sentence: string) => void events.push(sentence);
  return { events, lifetime, closer, say };
}

it('closes in the opposite order, the database last', async () => {
  const { events, lifetime, closer, say } = observed();
  await lifetime.start(async () => {
    lifetime.opened(closer('database'));
    lifetime.opened(closer('mongo'));
    lifetime.opened(closer('door'));
  });
  await lifetime.end(0, say);
  expect(events).toEqual(['close door', 'close mongo', 'close database', 'exit 0']);
});

it('closes once, however often it is told to', async () => {
  const { events, lifetime, closer, say } = observed();
  await lifetime.start(async () => lifetime.opened(closer('door')));
  await Promise.all([lifetime.end(0, say), lifetime.end(0, say), lifetime.end(1, say)]);
  await vi.waitFor(() => expect(events).toEqual(['close door', 'exit 0']));
});

it('closes what was open when a later step failed', async () => {
  const { events, lifetime, closer, say } = observed();
  const start = lifetime.start(async () => {
    lifetime.opened(closer('database'));
    throw new Error('port taken');
  });
  await expect(start).rejects.toThrow('port taken');
  await lifetime.end(1, say);
  expect(events).toEqual(['close database', 'exit 1']);
});

it('waits for the step under way when it is interrupted, takes no other, and closes it', async () => {
  const { events, lifetime, closer, say } = observed();
  const database = Promise.withResolvers<void>();
  const start = lifetime.start(async () => {
    await database.promise;
    lifetime.opened(closer('database'));
    events.push('never reached');
  });
  const ended = lifetime.end(0, say);
  database.resolve();
  await expect(start).rejects.toThrow(Interrupted);
  await ended;
  expect(events).toEqual(['close database', 'exit 0']);
});

it('goes on closing when something will not close, and says so by its exit code', async () => {
  const { events, lifetime, closer, say } = observed();
  await lifetime.start(async () => {
    lifetime.opened(closer('database'));
    lifetime.opened(() => Promise.reject(new Error('stuck')));
  });
  await lifetime.end(0, say);
  expect(events).toEqual(['Something did not close: stuck', 'close database', 'exit 1']);
});
