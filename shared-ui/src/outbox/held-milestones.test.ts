// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { emotionalMilestones, sobrietyMilestones, writeLedger } from '../device-store/index.ts';
import { heldMilestonesOf } from './held-milestones.ts';
import type { WaitingAction } from './outbox.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const times = { createdAt: 5, updatedAt: 5 };

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
  writeLedger({ owner: 'ana', marks: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function keepEmotional(count: number, note: string): void {
  emotionalMilestones.save({
    ...{ id: id(1), category: 'self_care', title: 'Walk', description: 'Every day.', milestoneType: 'habit' },
    ...{ progress: 0, status: 'planned', isPrivate: 0, ...times },
    checkpoints: Array.from({ length: count }, (_, n) => ({
      ...{ id: id(100 + n), date: '2026-11-10', moodRating: 6, note },
    })),
  });
}

const bytesOf = ({ call }: WaitingAction) => new TextEncoder().encode(JSON.stringify(call.body)).length;
const partIds = (actions: readonly WaitingAction[]) =>
  actions.map(({ call }) => z.parse(z.object({ id: z.string() }), call.body).id);

test('a milestone of an ordinary length goes in one call', () => {
  keepEmotional(200, 'A quiet day.');
  expect(heldMilestonesOf('ana')).toMatchObject([{ start: { id: id(1) }, rest: [] }]);
});

test('of one that is longer, what does not fit follows part by part, and nothing is left out or sent twice', () => {
  keepEmotional(1000, '安'.repeat(1000));
  const [held] = heldMilestonesOf('ana');
  if (!held) throw new Error('nothing is held');
  const { checkpoints } = z.parse(
    z.object({ checkpoints: z.array(z.object({ id: z.string() })) }),
    held.start.call.body,
  );
  expect(bytesOf(held.start)).toBeLessThan(512 * 1024);
  expect([...checkpoints.map((each) => each.id), ...partIds(held.rest)]).toEqual(
    Array.from({ length: 1000 }, (_, n) => id(100 + n)),
  );
  expect(held.rest[0]).toMatchObject({
    call: { method: 'POST', path: `/api/progress/emotional-milestones/${id(1)}/checkpoints` },
    action: { kind: 'add-checkpoint', id: id(1), checkpoint: { moodRating: 6 } },
  });
});

test('a lapse that the service takes with the start alone goes along, however long the rest is', () => {
  const lapse = (number: number, day: string) => ({ id: id(number), day, note: 'x'.repeat(1000) });
  const early = lapse(7, '2019-12-31');
  const joined = { ...lapse(8, '2026-01-01'), otherIds: [id(9)] };
  const lapses = Array.from({ length: 450 }, (_, n) =>
    lapse(100 + n, new Date(Date.UTC(2020, 0, n + 1)).toISOString().slice(0, 10)),
  );
  sobrietyMilestones.save({
    ...{ id: id(1), type: 'alcohol', sobrietyDate: '2020-01-01', goals: [], notes: '', isActive: 1 },
    ...{ ...times, lapses: [...lapses, early, joined] },
  });
  const [held] = heldMilestonesOf('ana');
  expect(held?.start.call.body).toMatchObject({ lapses: expect.arrayContaining([early, joined]) });
  expect(held?.rest.length).toBeGreaterThan(0);
  expect(partIds(held?.rest ?? [])).not.toContain(joined.id);
});
