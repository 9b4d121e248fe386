/** Somebody who checks in daily, on one Saturday in November. */
import type { Page } from '@playwright/test';
import { type Language, localeOf } from '../speak.ts';
import { daysAgo as dayBefore } from './days.ts';
import { checkIn, keepOnDevice } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

/** A Saturday. */
export const now = new Date('2026-11-21T15:00:00Z');
export const daysAgo = (days: number) => dayBefore(days, now.getTime());

/** Every second day a good one, with a walk; the days between okay, and nothing ticked. */
export const toldDays = (count: number) =>
  Array.from({ length: count }, (_, ago) =>
    ago % 2 === 0
      ? checkIn(daysAgo(ago), 'good', { copingStrategies: ['Going for a walk'] })
      : checkIn(daysAgo(ago), 'okay'),
  );

/** The overview of somebody who stored that. */
export async function openOverview(
  page: Page,
  language: Language,
  stored: Parameters<typeof keepOnDevice>[1],
): Promise<Tracker> {
  await page.clock.setFixedTime(now);
  await keepOnDevice(page, stored);
  const tracker = new Tracker(page, language);
  await tracker.open('overview');
  return tracker;
}

/** A mean mood in words. */
export const mean = ({ t, say, language }: Tracker, mood: string, value: number) =>
  say('overview.mean', {
    mood: t('common', `moods.${mood}`),
    value: new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1 }).format(value),
  });
