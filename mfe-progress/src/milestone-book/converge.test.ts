// @vitest-environment jsdom
import { emotionalMilestones, sobrietyMilestones, writeLedger } from '@haven/shared-ui/device-store';
import { outboxOf, sendWaiting, unsentCount } from '@haven/shared-ui/outbox';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AccountBook } from './account-book.ts';
import { actOnDevice } from './act-on-device.ts';
import { fetchLists } from './fetch-lists.ts';
import { readLists } from './kept-lists.ts';
import type { MilestoneAction } from './milestone-action.ts';
import { milestonesOnDay, withWaiting } from './shown-milestones.ts';
import { idOf, startEmotional, startSobriety } from './testing/actions.ts';
import { newDevice, takeInHand } from './testing/device.ts';
import { ModelProgress } from './testing/model-progress.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const few = fc.nat({ max: 1 });
const day = fc.integer({ min: 10, max: 20 }).map((date) => `2026-11-${date}`);

/** Everything that can be done to two sobriety and two emotional milestones. */
function actionOn(first: number): fc.Arbitrary<MilestoneAction> {
  const sober = few.map((each) => first + each);
  const feeling = few.map((each) => first + 2 + each);
  const part = few.map((each) => idOf(100 + each));
  const kinds: fc.Arbitrary<MilestoneAction>[] = [
    sober.map((each) => startSobriety(each)),
    feeling.map((each) => startEmotional(each)),
    fc
      .tuple(sober, fc.constantFrom('', 'rain', 'tea'))
      .map(([each, notes]) => ({ kind: 'change-sobriety', id: idOf(each), change: { notes } })),
    fc
      .tuple(sober, part, day)
      .map(([each, id, on]) => ({ kind: 'log-lapse', id: idOf(each), lapse: { id, day: on, note: '' } })),
    fc.tuple(sober, part).map(([each, lapseId]) => ({ kind: 'undo-lapse', id: idOf(each), lapseId })),
    fc
      .tuple(feeling, fc.constantFrom(0, 40, 100))
      .map(([each, progress]) => ({ kind: 'change-emotional', id: idOf(each), change: { progress } })),
    fc.tuple(feeling, part, day).map(([each, id, date]) => ({
      kind: 'add-checkpoint',
      id: idOf(each),
      checkpoint: { id, date, moodRating: 5, note: '' },
    })),
    fc
      .tuple(feeling, part)
      .map(([each, checkpointId]) => ({ kind: 'remove-checkpoint', id: idOf(each), checkpointId })),
    sober.map((each) => ({ kind: 'remove-sobriety', id: idOf(each) })),
    feeling.map((each) => ({ kind: 'remove-emotional', id: idOf(each) })),
  ];
  return fc.oneof(...kinds);
}

type Fate = 'well' | 'request lost' | 'answer lost';
type Step =
  | { kind: 'act'; device: number; action: MilestoneAction; fate: Fate }
  | { kind: 'try' | 'look' | 'sign in' | 'cut short'; device: number; fate: Fate };
const fate = fc.constantFrom<Fate>('well', 'request lost', 'answer lost');
const device = fc.nat({ max: 1 });
const stepOf = (action: (device: number) => fc.Arbitrary<MilestoneAction>): fc.Arbitrary<Step[]> => {
  const act = device.chain((at) =>
    fc.record({ kind: fc.constant('act' as const), device: fc.constant(at), action: action(at), fate }),
  );
  const other = fc.record({ kind: fc.constantFrom('try', 'look', 'sign in', 'cut short'), device, fate });
  return fc.array(fc.oneof({ weight: 4, arbitrary: act }, other), { maxLength: 40, size: 'max' });
};

/** One person's two devices and their account. */
class TwoDevices {
  readonly service = new ModelProgress();
  readonly #devices = [newDevice(), newDevice()].map((each) => ({
    device: each,
    book: new AccountBook('ana'),
    signedIn: false,
  }));
  #time = 5_000;
  #fate: Fate = 'well';

  constructor() {
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (this.#fate === 'request lost') throw new TypeError('Failed to fetch');
      const answer = this.service.answer(path, init);
      if (this.#fate === 'answer lost') throw new TypeError('Failed to fetch');
      return answer;
    });
  }

  #take(index: number) {
    const at = this.#devices[index];
    if (!at) throw new Error(`no device ${index}`);
    takeInHand(at.device);
    return at;
  }

  async run(each: Step): Promise<void> {
    const at = this.#take(each.device);
    this.#time += 1;
    this.#fate = each.fate;
    if (each.kind === 'sign in' && !at.signedIn) {
      writeLedger({ owner: 'ana', marks: {} });
      at.signedIn = true;
    }
    if (each.kind === 'act') await this.#act(at, each.action);
    else if (!at.signedIn) return;
    else if (each.kind === 'look') await fetchLists('ana').catch(() => undefined);
    // As the shell sends, or a page that is closed in the middle: nothing is entered into the lists.
    else if (each.kind === 'cut short') await sendWaiting('ana', new Map()).catch(() => undefined);
    else await at.book.send();
  }

  async #act(at: { book: AccountBook; signedIn: boolean }, wanted: MilestoneAction): Promise<void> {
    if (!at.signedIn) {
      actOnDevice(wanted, this.#time);
      return;
    }
    await at.book.act(wanted, this.#time).catch(() => undefined);
  }

  async settle(): Promise<void> {
    for (const index of [0, 1, 0, 1]) {
      for (const kind of ['sign in', 'try', 'look'] as const)
        await this.run({ kind, device: index, fate: 'well' });
    }
  }

  /** What is seen on a device. */
  shown(index: number) {
    this.#take(index);
    const onDevice = { sobriety: sobrietyMilestones.read(), emotional: emotionalMilestones.read() };
    const lists = readLists('ana') ?? { sobriety: [], emotional: [] };
    const { sobriety, emotional } = withWaiting(lists, onDevice, outboxOf('ana').read());
    return milestonesOnDay({ sobriety, emotional }, '2026-11-21');
  }

  unsent(index: number): number {
    this.#take(index);
    return unsentCount('ana');
  }

  account() {
    return milestonesOnDay(this.service.all(), '2026-11-21');
  }
}

const today = '2026-11-21';
const runs = { numRuns: 150 };

test('two devices with actions, cuts and sign-ins in any order end with what the account has, and nothing waits', async () => {
  await fc.assert(
    fc.asyncProperty(
      stepOf(() => actionOn(0)),
      async (steps) => {
        const two = new TwoDevices();
        for (const each of steps) await two.run(each);
        await two.settle();
        expect([two.unsent(0), two.unsent(1)]).toEqual([0, 0]);
        const { sobriety, emotional } = two.account();
        expect([two.shown(0), two.shown(1)]).toEqual([two.account(), two.account()]);
        const ids = [...sobriety, ...emotional].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
    runs,
  );
}, 60_000);

test('what was done is seen at once, and is in the account in the end as if there had been no cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      stepOf((at) => actionOn(at * 10)),
      async (steps) => {
        const two = new TwoDevices();
        const plain = [new ModelProgress(), new ModelProgress()] as const;
        for (const each of steps) {
          await two.run(each);
          const own = plain[each.device === 0 ? 0 : 1];
          if (each.kind === 'act') own.act(each.action);
          const expected = withoutTimes(milestonesOnDay(own.all(), today));
          expect(withoutTimes(two.shown(each.device))).toEqual(expect.arrayContaining(expected));
        }
        await two.settle();
        const expected = plain.flatMap((own) => withoutTimes(milestonesOnDay(own.all(), today)));
        expect(withoutTimes(two.account())).toEqual(expected);
      },
    ),
    runs,
  );
}, 60_000);

type Seen = ReturnType<typeof milestonesOnDay>;
/** Devices and service have clocks of their own; and what is undefined is not there. */
function withoutTimes({ sobriety, emotional }: Seen) {
  const all: unknown = JSON.parse(JSON.stringify([...sobriety, ...emotional]));
  const plain = z
    .parse(z.array(z.looseObject({ id: z.string() })), all)
    .map(({ createdAt: _made, updatedAt: _changed, ...rest }) => rest);
  return plain.sort((a, b) => (a.id < b.id ? -1 : 1));
}
