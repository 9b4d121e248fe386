import { expect, test } from 'vitest';
import { tabOf, trackerTabs, withTab } from './tracker-address.ts';

test.each(['', 'tab=', 'tab=Overview', 'tab=nothing'])('the address ?%s opens the first tab', (address) => {
  expect(tabOf(new URLSearchParams(address))).toBe('sobriety');
});

test.each(trackerTabs)('the tab %s is found again in its address, beside what else is there', (tab) => {
  const address = withTab(new URLSearchParams('days=30&tab=overview'), tab);
  expect(tabOf(address)).toBe(tab);
  expect(address.get('days')).toBe('30');
});
