import { newSobrietyMilestoneSchema } from '@haven/progress/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dateTrouble, type MilestoneForm, newMilestone } from './milestone-form.ts';

const id = '5f1f8a52-7a0e-4d0c-9b1e-0c7d6a1b2c3d';
const form = (more: Partial<MilestoneForm> = {}): MilestoneForm => ({
  type: 'alcohol',
  substanceName: '',
  sobrietyDate: '2026-11-01',
  goals: [],
  notes: '',
  ...more,
});

test('there is no milestone without a type or a date', () => {
  expect(newMilestone(form({ type: '' }), id)).toBeNull();
  expect(newMilestone(form({ sobrietyDate: '' }), id)).toBeNull();
});

test('what was typed is trimmed, and an empty name is left out', () => {
  expect(newMilestone(form({ substanceName: '  ', notes: ' why \n' }), id)).toEqual({
    id,
    type: 'alcohol',
    sobrietyDate: '2026-11-01',
    goals: [],
    notes: 'why',
  });
  expect(newMilestone(form({ substanceName: ' wine ' }), id)?.substanceName).toBe('wine');
});

test.each([
  ['', 'One week'],
  ['7', ''],
  ['7', '   '],
  ['0', 'Today'],
  ['-7', 'Before'],
  ['7.5', 'A week and a half day'],
  ['1e3', 'Far'],
  ['99999', 'Too far'],
  ['seven', 'One week'],
])('a goal of %j days called %j is not kept', (days, description) => {
  expect(newMilestone(form({ goals: [{ days, description }] }), id)?.goals).toEqual([]);
});

test('a goal with days and a description is kept', () => {
  const goals = [{ days: ' 14 ', description: ' Two weeks ' }];
  expect(newMilestone(form({ goals }), id)?.goals).toEqual([
    { days: 14, description: 'Two weeks', achieved: false },
  ]);
});

test('the service takes every milestone that a form gives', () => {
  const goal = fc.record({ days: fc.string(), description: fc.string({ maxLength: 200 }) });
  const forms = fc.record({
    type: fc.constantFrom('alcohol' as const, 'other' as const),
    substanceName: fc.string({ maxLength: 80 }),
    sobrietyDate: fc.constantFrom('1900-01-01', '2024-02-29', '2026-11-21'),
    goals: fc.array(
      fc.oneof(goal, fc.record({ days: fc.nat(50_000).map(String), description: fc.string() })),
    ),
    notes: fc.string({ maxLength: 2000 }),
  });
  fc.assert(
    fc.property(forms, (typed) => {
      expect(z.safeParse(newSobrietyMilestoneSchema, newMilestone(typed, id)).success).toBe(true);
    }),
  );
});

test.each([
  ['', 'dateMissing'],
  ['2026-11-22', 'dateAhead'],
  ['1899-12-31', 'dateTooEarly'],
  ['2026-11-21', null],
  ['1900-01-01', null],
])('the sobriety date %j has the trouble %s on November 21', (day, trouble) => {
  expect(dateTrouble(day, '2026-11-21')).toBe(trouble);
});
