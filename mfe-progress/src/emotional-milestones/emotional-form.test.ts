import { emotionalChangeSchema, newEmotionalMilestoneSchema } from '@haven/progress/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emotionalEntry } from '../keeping/entries-in-tests.ts';
import { type EmotionalForm, formOf, milestoneChange, newMilestone } from './emotional-form.ts';

const id = '5f1f8a52-7a0e-4d0c-9b1e-0c7d6a1b2c3d';
const form = (more: Partial<EmotionalForm> = {}): EmotionalForm => ({
  category: 'anxiety',
  title: ' A walk ',
  description: ' In daylight ',
  milestoneType: 'habit',
  targetDate: '',
  progress: 0,
  isPrivate: false,
  ...more,
});

test.each([
  { category: '' as const },
  { title: ' ' },
  { title: '\u200b' },
  { description: '' },
  { milestoneType: '' as const },
])('there is no milestone with %j', (missing) => {
  expect(newMilestone(form(missing), id)).toBeNull();
  expect(milestoneChange(form(missing))).toBeNull();
});

test('what was typed is trimmed, and no target date is none', () => {
  const made = newMilestone(form({ progress: 35, isPrivate: true }), id);
  expect(made).toEqual({
    id,
    category: 'anxiety',
    title: 'A walk',
    description: 'In daylight',
    milestoneType: 'habit',
    progress: 35,
    checkpoints: [],
    isPrivate: 1,
  });
  expect(z.safeParse(newEmotionalMilestoneSchema, made).success).toBe(true);
});

test('a target date that is emptied is taken away', () => {
  const kept = emotionalEntry({ targetDate: '2026-12-31' });
  const change = milestoneChange({ ...formOf(kept), targetDate: '' });
  expect(change?.targetDate).toBeNull();
  expect(z.safeParse(emotionalChangeSchema, change).success).toBe(true);
  expect(milestoneChange(formOf(kept))?.targetDate).toBe('2026-12-31');
});
