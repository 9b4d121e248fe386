/** What every screen owes in each of its states: no barrier that axe knows of, and nothing beside the screen. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './haven-test.ts';

/** The two ends: a phone by day in English, and a wide screen by night in Spanish. */
export const looks = [
  { language: 'en', theme: 'light', width: 390, compact: true },
  { language: 'es', theme: 'dark', width: 1280, compact: false },
] as const;
export type Look = (typeof looks)[number];

/** Before the page opens. */
export async function take(page: Page, { theme, width, compact }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript(
    (preferences) => localStorage.setItem('haven-user-preferences', preferences),
    JSON.stringify({ id: 'preferences', darkMode: theme === 'dark', compactView: compact }),
  );
}

export async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
