import { expect, test } from 'vitest';
import { guideOf, tabOf, withGuide, withTab } from './toolkit-address.ts';

const address = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'generate'],
  ['tab=browse', 'browse'],
  ['tab=mine', 'mine'],
  ['tab=<b>', 'generate'],
] as const)('"%s" opens the tab %s', (text, tab) => expect(tabOf(address(text))).toBe(tab));

test.each([
  ['guide=breathing', 'breathing'],
  ['guide=bodyScan', 'bodyScan'],
  ['guide=nothing', null],
  ['', null],
] as const)('"%s" opens the guide %s', (text, guide) => expect(guideOf(address(text))).toBe(guide));

test('a guide opens over a tab, and leaves it as it was', () => {
  const browse = withTab(address('from=home'), 'browse');
  const open = withGuide(browse, 'urge');
  expect([tabOf(open), guideOf(open)]).toEqual(['browse', 'urge']);
  expect(withGuide(open, null).toString()).toBe(browse.toString());
  expect(browse.get('from')).toBe('home');
});
