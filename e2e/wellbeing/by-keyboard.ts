import type { Locator } from '@playwright/test';
import { expect } from '../haven-test.ts';

/** More presses than any screen of Haven has places for the focus. */
const patience = 120;

/** Goes there from where the focus is, as somebody without a mouse does. */
export async function tabTo(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = place.page();
  for (let presses = 0; presses < patience; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  await expect(place).toBeFocused();
}

/** Goes there, and presses Enter. */
export async function enter(place: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(place, key);
  await place.page().keyboard.press('Enter');
}
