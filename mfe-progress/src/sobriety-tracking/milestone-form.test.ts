import { newSobrietyMilestoneSchema, sobrietyChangeSchema } from '@haven/progress/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  dateTrouble,
  formOf,
  goalTrouble,
  type MilestoneForm,
  milestoneChange,
  minutesTrouble,
  moneyTrouble,
  newMilestone,
} from './milestone-form.ts';

const id = '5f1f8a52-7a0e-4d0c-9b1e-0c7d6a1b2c3d';
const form = (more: Partial<MilestoneForm> = {}): MilestoneForm => ({
  type: 'alcohol',
  substanceName: '',
  sobrietyDate: '2026-11-01',
  goals: [],
  notes: '',
  money: '',
  currency: 'USD',
  minutes: '',
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
    lapses: [],
    isActive: 1,
  });
  expect(newMilestone(form({ substanceName: ' wine ' }), id)?.substanceName).toBe('wine');
});

test.each([
  ['', 'One week'],
  ['7', ''],
  ['7', '   '],
  ['7', '\u200b'],
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

test('goals are kept in the order of their days', () => {
  const goals = ['90', '7', '30'].map((days) => ({ days, description: `${days} days` }));
  expect(newMilestone(form({ goals }), id)?.goals.map(({ days }) => days)).toEqual([7, 30, 90]);
});

test.each([
  ['', null, undefined],
  ['12', null, 12],
  [' 12.5 ', null, 12.5],
  ['12,50', null, 12.5],
  ['0', 'moneyUnclear', undefined],
  ['1,000', 'moneyUnclear', undefined],
  ['-3', 'moneyUnclear', undefined],
  ['ten', 'moneyUnclear', undefined],
  ['100001', 'moneyTooMuch', undefined],
])('money typed as %j has the trouble %s and gives %s', (money, trouble, amount) => {
  expect(moneyTrouble(money)).toBe(trouble);
  expect(newMilestone(form({ money }), id)?.moneyPerDay?.amount).toBe(amount);
});

test.each([
  ['', null, undefined],
  ['90', null, 90],
  ['0', 'minutesUnclear', undefined],
  ['1.5', 'minutesUnclear', undefined],
  ['1441', 'minutesTooMany', undefined],
])('minutes typed as %j have the trouble %s and give %s', (minutes, trouble, kept) => {
  expect(minutesTrouble(minutes)).toBe(trouble);
  expect(newMilestone(form({ minutes }), id)?.minutesPerDay).toBe(kept);
});

test('a form of a milestone that is changed in nothing says what is there already', () => {
  const typed = form({ money: '12.5', minutes: '90', substanceName: 'wine', notes: 'why' });
  const kept = newMilestone(typed, id);
  if (!kept) throw new Error('no milestone');
  const numbers = { currentStreak: 0, longestStreak: 0, relapseCount: 0, createdAt: 0, updatedAt: 0 };
  expect(formOf({ ...kept, ...numbers }, 'MXN')).toEqual(typed);
});

test('what is emptied in a change is taken away', () => {
  const change = milestoneChange(form({ notes: ' ' }));
  expect(change).toMatchObject({ substanceName: null, moneyPerDay: null, minutesPerDay: null, notes: '' });
  expect(z.safeParse(sobrietyChangeSchema, change).success).toBe(true);
  expect(milestoneChange(form({ sobrietyDate: '' }))).toBeNull();
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
    money: fc.oneof(fc.string(), fc.double({ min: 0, max: 2e5, noNaN: true }).map(String)),
    currency: fc.constantFrom('USD', 'MXN'),
    minutes: fc.oneof(fc.string(), fc.nat(2000).map(String)),
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

test('a date that is there already is right, also where today is the day before it after a flight west', () => {
  expect(dateTrouble('2026-11-22', '2026-11-21', '2026-11-22')).toBeNull();
  expect(dateTrouble('2026-11-23', '2026-11-21', '2026-11-22')).toBe('dateAhead');
});

test.each([
  ['40000', 'A lifetime', 'goalTooFar'],
  ['36501', 'A century and a day', 'goalTooFar'],
  ['36500', 'A century', null],
  ['7.5', 'A week and a half day', 'goalUnclear'],
  ['0', 'Today', 'goalUnclear'],
  ['', 'Some day', null],
  ['40000', ' ', null],
])('a goal of %j days called %j has the trouble %s', (days, description, trouble) => {
  expect(goalTrouble({ days, description })).toBe(trouble);
});
