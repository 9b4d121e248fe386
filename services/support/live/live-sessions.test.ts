import { type TestContext, testContext } from '@haven/kit/testing';
import type { Danger } from '@haven/safety/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { counselorId } from './contract.ts';
import { LiveSessions, type SessionDocument, told, type Volunteer } from './live-sessions.ts';

let context: TestContext;
let sessions: LiveSessions;
const start = Date.parse('2026-11-21T10:00:00Z');
const vera: Volunteer = { id: 'vera', name: 'Vera' };
const omar: Volunteer = { id: 'omar', name: '$omar' };
const grave: Danger = { level: 'high', kinds: ['suicide'], about: 'self' };
const low: Danger = { level: 'low', kinds: ['distress'], about: 'self' };

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  sessions = new LiveSessions(context);
  await sessions.prepare();
});
afterAll(() => context.end());

let people = 0;
const somebody = () => `person-${++people}`;
const opened = async (personId = somebody()) => (await sessions.start(personId, 'en')).session;
const after = (seconds: number) => context.setNow(start + seconds * 1000);

beforeEach(async () => {
  after(0);
  await context.db.collection('support-sessions').deleteMany({});
});

test('a session begins with the counselor, and the person waits for a volunteer', async () => {
  const session = await opened();
  expect(told(session)).toEqual({
    id: session._id,
    status: 'connected',
    language: 'en',
    crisisLevel: 'low',
    supporterId: counselorId,
    consent: false,
    startedAt: '2026-11-21T10:00:00.000Z',
  });
  expect((await sessions.queue()).map(({ _id }) => _id)).toEqual([session._id]);
});

test('who opens several windows at once has one session', async () => {
  const personId = somebody();
  const all = await Promise.all(Array.from({ length: 6 }, () => sessions.start(personId, 'es')));
  expect(new Set(all.map(({ session }) => session._id)).size).toBe(1);
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('of two volunteers who want the same person, one gets them', async () => {
  const { _id } = await opened();
  const claims = await Promise.all([sessions.claim(_id, vera), sessions.claim(_id, omar)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  const kept = await sessions.find(_id);
  expect(kept?.supporterId).toBe(claims.find(Boolean)?.supporterId);
  expect(await sessions.queue()).toEqual([]);
});

test('a name that looks like an expression is a name', async () => {
  const { _id } = await opened();
  expect((await sessions.claim(_id, omar))?.supporterName).toBe('$omar');
});

test('the queue has the gravest first, then who has waited longest', async () => {
  const first = await opened();
  after(10);
  const second = await opened();
  after(20);
  const third = await opened();
  await sessions.noteDanger(third._id, grave, grave);
  await sessions.noteDanger(second._id, low, low);
  expect((await sessions.queue()).map(({ _id }) => _id)).toEqual([third._id, second._id, first._id]);
});

test('the last three messages are remembered for how grave it is', async () => {
  const { _id } = await opened();
  for (const own of [grave, low, low, low]) await sessions.noteDanger(_id, own, own);
  expect((await sessions.find(_id))?.lately).toEqual([low, low, low]);
});

test('a person who was handed back waits again where they want to', async () => {
  const [waits, rests] = [await opened(), await opened()];
  for (const { _id } of [waits, rests]) await sessions.claim(_id, vera);
  after(60);
  await sessions.handBack(waits._id, vera.id, true);
  await sessions.handBack(rests._id, vera.id, false);
  const queue = await sessions.queue();
  expect(queue.map(({ _id, supporterId, supporterName }) => [_id, supporterId, supporterName])).toEqual([
    [waits._id, counselorId, undefined],
  ]);
  expect(queue[0]?.waitingSince).toEqual(new Date(start + 60_000));
});

test('only who is with a person can pass them on, hand them back or end it', async () => {
  const { _id, personId } = await opened();
  await sessions.claim(_id, vera);
  expect(await sessions.transfer(_id, omar.id, omar)).toBeNull();
  expect(await sessions.handBack(_id, omar.id, true)).toBeNull();
  expect(await sessions.end(_id, { supporterId: omar.id }, 'volunteer')).toBeNull();
  expect(await sessions.end(_id, { personId: somebody() }, 'person')).toBeNull();
  expect((await sessions.transfer(_id, vera.id, omar))?.supporterId).toBe(omar.id);
  expect((await sessions.end(_id, { personId }, 'left-safely'))?.endedBy).toBe('left-safely');
});

test('what is over stays over, and the next session is another one', async () => {
  const { _id, personId } = await opened();
  await sessions.end(_id, { personId }, 'person');
  expect(await sessions.claim(_id, vera)).toBeNull();
  expect(await sessions.noteDanger(_id, grave, grave)).toBeNull();
  expect(await sessions.consent(_id, personId, true)).toBeNull();
  expect(await sessions.end(_id, { personId }, 'person')).toBeNull();
  expect((await sessions.start(personId, 'en')).session._id).not.toBe(_id);
});

test('consent is given by the person alone', async () => {
  const { _id, personId } = await opened();
  expect(await sessions.consent(_id, somebody(), true)).toBeNull();
  expect((await sessions.consent(_id, personId, true))?.consent).toBe(true);
});

test('the usual wait is the median of the first waits of late, and nothing where few waited', async () => {
  for (const seconds of [10, 600, 30, 20]) {
    after(0);
    const { _id } = await opened();
    after(seconds);
    await sessions.claim(_id, vera);
    await sessions.handBack(_id, vera.id, true);
    after(seconds + 5000);
    await sessions.claim(_id, omar);
  }
  expect(await sessions.usualWait()).toBeNull();
  after(0);
  const { _id } = await opened();
  after(40);
  await sessions.claim(_id, vera);
  expect(await sessions.usualWait()).toBe(30);
  after(8 * 86_400);
  expect(await sessions.usualWait()).toBeNull();
});

test('sessions that ended long ago are forgotten', async () => {
  const [gone, fresh, open] = [await opened(), await opened(), await opened()];
  await sessions.end(gone._id, {}, 'person');
  after(100);
  await sessions.end(fresh._id, {}, 'person');
  expect(await sessions.endedBefore(new Date(start + 50_000))).toEqual([gone._id]);
  await sessions.forget([gone._id]);
  expect(await sessions.find(gone._id)).toBeNull();
  expect(await sessions.find(open._id)).not.toBeNull();
});

/** What may happen to a session, from either side. */
const happenings = {
  claim: (id: string, who: Volunteer) => sessions.claim(id, who),
  handBack: (id: string, who: Volunteer) => sessions.handBack(id, who.id, true),
  rest: (id: string, who: Volunteer) => sessions.handBack(id, who.id, false),
  pass: (id: string, who: Volunteer) => sessions.transfer(id, who.id, who === vera ? omar : vera),
  volunteerEnds: (id: string, who: Volunteer) => sessions.end(id, { supporterId: who.id }, 'volunteer'),
  personEnds: (id: string) => sessions.end(id, {}, 'person'),
  danger: (id: string) => sessions.noteDanger(id, grave, grave),
};
type Happening = keyof typeof happenings;

/** What is true of a session whatever happened to it. */
function expectLegal(session: SessionDocument): void {
  const { status, isOpen, supporterId, supporterName, waitingSince, endedAt, endedBy } = session;
  expect([isOpen === true, endedAt === undefined, endedBy === undefined]).toEqual(
    Array.from({ length: 3 }, () => status === 'connected'),
  );
  // Nobody waits for whom they have, or for anybody once it is over.
  if (supporterId !== counselorId || status === 'ended') expect(waitingSince).toBeUndefined();
  expect(supporterName === undefined).toBe(supporterId === counselorId);
}

test('whatever both sides do, and however it falls together, the session is in a legal state', async () => {
  const happening = fc.record({
    what: fc.constantFrom<Happening>(
      ...(['claim', 'handBack', 'rest', 'pass', 'danger', 'volunteerEnds', 'personEnds'] as const),
    ),
    who: fc.constantFrom(vera, omar),
    atOnce: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 20 }), async (all) => {
      const { _id } = await opened();
      let under: Promise<SessionDocument | null>[] = [];
      let over = false;
      const settle = async () => {
        const seen = (await Promise.all(under)).filter((session) => session !== null);
        under = [];
        // What was over before can't have changed.
        if (over) expect(seen).toEqual([]);
        const now = await sessions.find(_id);
        for (const session of now ? [...seen, now] : seen) expectLegal(session);
        over = now?.status === 'ended';
      };
      for (const { what, who, atOnce } of all) {
        under.push(happenings[what](_id, who));
        if (!atOnce) await settle();
      }
      await settle();
    }),
    { numRuns: 60 },
  );
});

test('every question it asks has an index', async () => {
  const { _id, personId } = await opened();
  const scans = await context.collectionScans(async (watched) => {
    const watching = new LiveSessions(watched);
    await watching.start(personId, 'en');
    await watching.queue();
    await watching.claim(_id, vera);
    await watching.usualWait();
    await watching.end(_id, { supporterId: vera.id }, 'volunteer');
    await watching.endedBefore(new Date(start + 1e9));
    await watching.forget([_id]);
  });
  expect(scans).toEqual([]);
});
