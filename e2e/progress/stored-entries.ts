/** Milestones and check-ins as a device stores them for somebody without an account. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

type Mood = 'struggling' | 'okay' | 'good' | 'great';

export type StoredLapse = { id: string; day: string; note: string };
export type StoredCheckpoint = { id: string; date: string; moodRating: number; note: string };

export const lapse = (day: string, note = ''): StoredLapse => ({ id: randomUUID(), day, note });
export const checkpoint = (date: string, moodRating = 5, note = ''): StoredCheckpoint => ({
  id: randomUUID(),
  date,
  moodRating,
  note,
});

const createdAt = Date.parse('2026-01-15T12:00:00Z');

/** @param sobrietyDate YYYY-MM-DD */
export const sobriety = (sobrietyDate: string, more: object = {}) => ({
  id: randomUUID(),
  type: 'alcohol',
  sobrietyDate,
  goals: [7, 30, 90].map((days) => ({ days, description: `Reach ${days}`, achieved: false })),
  notes: '',
  lapses: [] as StoredLapse[],
  isActive: 1,
  createdAt,
  updatedAt: createdAt,
  ...more,
});

export const emotional = (title: string, more: object = {}) => ({
  id: randomUUID(),
  category: 'self_care',
  title,
  description: 'Around the block, in any weather.',
  milestoneType: 'habit',
  progress: 40,
  status: 'in_progress',
  checkpoints: [] as StoredCheckpoint[],
  isPrivate: 0,
  createdAt,
  updatedAt: createdAt,
  ...more,
});

/** @param date YYYY-MM-DD */
export const checkIn = (date: string, mood: Mood, more: object = {}) => ({
  id: `check-in-${date}`,
  date,
  mood,
  gratitude: 'Tea',
  copingStrategies: [] as string[],
  notes: '',
  timestamp: Date.parse(`${date}T12:00:00Z`),
  ...more,
});

type Stored = {
  sobriety?: object[];
  emotional?: object[];
  checkIns?: object[];
  preferences?: object;
};

/** Puts it on the device before its page opens for the first time; later visits find what became of it. */
export const keepOnDevice = (page: Page, stored: Stored) =>
  page.addInitScript(
    (entries) => {
      if (localStorage.getItem('e2e-kept')) return;
      localStorage.setItem('e2e-kept', 'yes');
      for (const [key, value] of Object.entries(entries))
        if (value) localStorage.setItem(key, JSON.stringify(value));
    },
    {
      'haven-sobriety-milestones': stored.sobriety,
      'haven-emotional-milestones': stored.emotional,
      'haven-daily-check-ins': stored.checkIns,
      'haven-user-preferences': stored.preferences && { id: 'preferences', ...stored.preferences },
    },
  );

/** What a device holds under a key of Haven's, parsed. */
export const onDevice = (page: Page, key: 'sobriety-milestones' | 'emotional-milestones') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`haven-${name}`) ?? '[]'), key);
