import { type TestContext, testContext } from '@haven/kit/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MessageLog, type NewMessage } from './message-log.ts';

let context: TestContext;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  await new MessageLog(context).prepare();
});
afterAll(() => context.end());

let sessions = 0;
const newSession = () => `session-${++sessions}`;
const from = (sessionId: string, clientId: string): NewMessage => ({
  sessionId,
  clientId,
  from: 'person',
  text: `Text of ${clientId}.`,
});

test('a message gets the next place of its session, and is there with all that it was', async () => {
  const log = new MessageLog(context);
  const sessionId = newSession();
  const first = await log.append(from(sessionId, 'a'));
  const second = await log.append({ ...from(sessionId, 'b'), from: 'volunteer', authorId: 'vera' });
  expect(first.message).toEqual({
    sessionId,
    clientId: 'a',
    from: 'person',
    text: 'Text of a.',
    seq: 1,
    at: '2026-11-21T10:00:00.000Z',
  });
  expect(second.message).toMatchObject({ seq: 2, authorId: 'vera' });
  expect(await log.since(sessionId, 0)).toEqual([first.message, second.message]);
  expect(await log.since(sessionId, 1)).toEqual([second.message]);
  expect(await log.since(sessionId, 2)).toEqual([]);
});

test('sent twice, it is there once, in its first place and with its first words', async () => {
  const log = new MessageLog(context);
  const sessionId = newSession();
  const [once, twice] = await Promise.all([
    log.append(from(sessionId, 'a')),
    log.append({ ...from(sessionId, 'a'), text: 'Other words.' }),
  ]);
  const later = await new MessageLog(context).append(from(sessionId, 'a'));
  expect([once.isNew, twice.isNew, later.isNew]).toEqual([true, false, false]);
  expect(twice.message).toEqual(once.message);
  expect(later.message).toEqual(once.message);
  expect(await log.since(sessionId, 0)).toEqual([once.message]);
});

test('the same client id in another session is another message', async () => {
  const log = new MessageLog(context);
  const [one, other] = [newSession(), newSession()];
  await log.append(from(one, 'a'));
  expect(await log.append(from(other, 'a'))).toMatchObject({ isNew: true, message: { seq: 1 } });
});

test('a session whose name begins like another is not mixed up with it', async () => {
  const log = new MessageLog(context);
  const short = newSession();
  await log.append(from(`${short}-1`, 'a'));
  await log.append(from(`${short}0`, 'a'));
  expect(await log.since(short, 0)).toEqual([]);
  expect((await log.append(from(short, 'a'))).message.seq).toBe(1);
});

test('what can not be kept is refused, and the next goes on', async () => {
  const log = new MessageLog({ ...context, durable: { w: 5, journal: true } });
  const sessionId = newSession();
  await expect(log.append(from(sessionId, 'a'))).rejects.toThrow();
  const sound = new MessageLog(context);
  // Whether or not the refused one got as far as the disk, trying again is safe.
  await sound.append(from(sessionId, 'a'));
  await sound.append(from(sessionId, 'b'));
  expect((await sound.since(sessionId, 0)).map(({ clientId, seq }) => [clientId, seq])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('forgotten sessions are gone, and one of the same name begins anew', async () => {
  const log = new MessageLog(context);
  const [gone, stays] = [newSession(), newSession()];
  await log.append(from(gone, 'a'));
  await log.append(from(stays, 'a'));
  await log.forget([gone]);
  expect(await log.since(gone, 0)).toEqual([]);
  expect(await log.since(stays, 0)).toHaveLength(1);
  expect((await log.append(from(gone, 'b'))).message.seq).toBe(1);
});

describe('however many write at once', () => {
  test('from two processes, the places have no gap, everything is there once, and each sender keeps their order', async () => {
    const sending = fc.record({
      session: fc.nat(2),
      sender: fc.nat(3),
      process: fc.nat(1),
      isTwice: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sending, { maxLength: 60 }), async (sent) => {
        const logs = [new MessageLog(context), new MessageLog(context)];
        const ids = [newSession(), newSession(), newSession()];
        const lines = new Map<string, Promise<unknown>>();
        const expected = new Map<string, string[]>();
        for (const [at, { session, sender, process, isTwice }] of sent.entries()) {
          const sessionId = ids[session] ?? '';
          const line = `${session} ${sender}`;
          const clientId = `${sender}-${at}`;
          expected.set(line, [...(expected.get(line) ?? []), clientId]);
          // One sender waits for the answer before they send the next; the others don't wait for them.
          const before = lines.get(line) ?? Promise.resolve();
          lines.set(
            line,
            before.then(() =>
              Promise.all(
                logs
                  .filter((_, each) => each === process || isTwice)
                  .map((log) => log.append(from(sessionId, clientId))),
              ),
            ),
          );
        }
        await Promise.all(lines.values());
        for (const [session, sessionId] of ids.entries()) {
          const kept = await new MessageLog(context).since(sessionId, 0);
          expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, at) => at + 1));
          for (const sender of [0, 1, 2, 3]) {
            const theirs = kept.map(({ clientId }) => clientId).filter((id) => id.startsWith(`${sender}-`));
            expect(theirs).toEqual(expected.get(`${session} ${sender}`) ?? []);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('every question it asks has an index', async () => {
  const sessionId = newSession();
  const scans = await context.collectionScans(async (watched) => {
    const log = new MessageLog(watched);
    await log.append(from(sessionId, 'a'));
    await new MessageLog(watched).append(from(sessionId, 'a'));
    await log.since(sessionId, 0);
    await log.forget([sessionId]);
  });
  expect(scans).toEqual([]);
});
