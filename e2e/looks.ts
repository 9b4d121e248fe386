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

/** What comes into sight is fainter on its way than it will be, and no barrier: what is soon there is waited for. */
const stillness = async () => {
  const isShort = ({ playState, effect }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000;
  const coming = document.getAnimations().filter(isShort);
  await Promise.allSettled(coming.map(({ finished }) => finished));
};

/** The barriers that axe finds on the page, each with its places. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(stillness);
  // Legacy mode leaves out the blank page that axe else opens and closes for each look, to join what it found in frames
  // of other origins. Haven has no frames, so it finds the same in less than half of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** How much wider the page is than the screen: px, none or less where nothing stands beside it. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export async function expectNoBarrier(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}
