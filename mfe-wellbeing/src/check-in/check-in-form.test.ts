import { type CheckIn, checkInStreak, moods, utcDay } from '@haven/shared-ui/device-store';
import { localDay } from '@haven/shared-ui/now';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  type Answers,
  answersOf,
  checkInOf,
  missingAnswers,
  shownAnswers,
  type Unsaved,
  withChange,
} from './check-in-form.ts';
import { copingStrategies, withStrategies } from './coping-strategies.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const dayLength = 86_400_000;

const answers: Answers = {
  mood: 'good',
  gratitude: ' The rain stopped. ',
  copingStrategies: ['Reading'],
  notes: '\nSlept well.\n',
};

function saved(changes: Partial<CheckIn> = {}): CheckIn {
  const checkIn = checkInOf(answers, noon);
  if (!checkIn) throw new Error('The answers are complete.');
  return { ...checkIn, ...changes };
}

test('saving makes an entry of the UTC day, with gratitude and notes trimmed', () => {
  expect(saved()).toEqual({
    id: 'check-in-2026-11-21',
    date: '2026-11-21',
    mood: 'good',
    gratitude: 'The rain stopped.',
    copingStrategies: ['Reading'],
    notes: 'Slept well.',
    timestamp: noon,
    day: localDay(noon),
  });
});

test.each([
  ['America/Los_Angeles', '2026-11-20'],
  ['Asia/Tokyo', '2026-11-21'],
])('an entry says which day it is where the person saves it: in %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(checkInOf(answers, Date.parse('2026-11-21T02:30:00Z'))).toMatchObject({ date: '2026-11-21', day });
  vi.unstubAllEnvs();
});

test('the UTC day decides, not the hour before or after', () => {
  expect(checkInOf(answers, Date.parse('2026-11-21T23:59:59.999Z'))?.date).toBe('2026-11-21');
  expect(checkInOf(answers, Date.parse('2026-11-22T00:00:00.000Z'))?.date).toBe('2026-11-22');
});

test.each([
  [{ mood: null }, ['mood']],
  [{ gratitude: '' }, ['gratitude']],
  [{ gratitude: ' \n\t ' }, ['gratitude']],
  [{ mood: null, gratitude: '' }, ['mood', 'gratitude']],
  [{ copingStrategies: [], notes: '' }, []],
] satisfies [Partial<Answers>, string[]][])('with %o, %o is missing', (change, missing) => {
  expect(missingAnswers({ ...answers, ...change })).toEqual(missing);
});

const anyAnswers = fc.record({
  mood: fc.constantFrom(null, ...moods),
  gratitude: fc.string(),
  copingStrategies: fc.subarray([...copingStrategies]),
  notes: fc.string(),
});
const anyMoment = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('an entry is made exactly when nothing is missing, and saving it once more changes nothing', () => {
  fc.assert(
    fc.property(anyAnswers, anyMoment, (given, now) => {
      const checkIn = checkInOf(given, now);
      expect(checkIn === null).toBe(missingAnswers(given).length > 0);
      if (checkIn) expect(checkInOf(answersOf(checkIn), now)).toEqual(checkIn);
    }),
  );
});

test('any two moments of one day make the same entry, of two days two', () => {
  fc.assert(
    fc.property(anyMoment, anyMoment, (one, other) => {
      const [first, second] = [checkInOf(answers, one), checkInOf(answers, other)];
      expect(first?.id === second?.id).toBe(utcDay(one) === utcDay(other));
    }),
  );
});

test('a check-in on each of n days makes a streak of n', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const all = Array.from({ length: count }, (_, ago) => checkInOf(answers, noon - ago * dayLength));
      const made = all.flatMap((each) => (each ? [each] : []));
      expect(checkInStreak(made, noon)).toBe(count);
    }),
  );
});

test("the form is empty on a new day, and prefilled once today's check-in exists", () => {
  const yesterday = saved({ date: '2026-11-20' });
  expect(shownAnswers([yesterday], null, noon)).toEqual(answersOf(undefined));
  expect(shownAnswers([yesterday, saved()], null, noon)).toEqual(answersOf(saved()));
});

test('what another device saves shows in the fields that the person did not touch', () => {
  const unsaved = withChange([saved()], null, { notes: 'Rang Ana.' }, noon);
  const elsewhere = saved({ mood: 'great', notes: 'Slept very well.' });
  expect(shownAnswers([elsewhere], unsaved, noon)).toMatchObject({ mood: 'great', notes: 'Rang Ana.' });
});

test('an edit taken back leaves nothing unsaved', () => {
  const unsaved = withChange([saved()], null, { mood: 'okay' }, noon);
  expect(withChange([saved()], unsaved, { mood: 'good' }, noon)).toBeNull();
});

test('whatever is changed is what the form shows', () => {
  fc.assert(
    fc.property(fc.array(anyAnswers), fc.boolean(), (edits, exists) => {
      const all = exists ? [saved()] : [];
      const unsaved = edits.reduce<Unsaved | null>(
        (before, edit) => withChange(all, before, edit, noon),
        null,
      );
      expect(shownAnswers(all, unsaved, noon)).toEqual(edits.at(-1) ?? shownAnswers(all, null, noon));
    }),
  );
});

test('when the day turns while something is unsaved, the form keeps showing what it showed', () => {
  const all = [saved()];
  const unsaved = withChange(all, null, { notes: 'Rang Ana.' }, noon);
  const before = shownAnswers(all, unsaved, noon);
  expect(shownAnswers(all, unsaved, noon + dayLength)).toEqual(before);
  expect(checkInOf(before, noon + dayLength)).toMatchObject({ date: '2026-11-22', notes: 'Rang Ana.' });
});

test('a strategy of another release stays when others are chosen', () => {
  expect(withStrategies(['Reading'], ['Meditation', 'Gardening'])).toEqual(['Reading', 'Gardening']);
});
