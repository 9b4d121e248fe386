import { expect, test } from 'vitest';
import { emotionalEntry } from '../keeping/entries-in-tests.ts';
import { shownMilestones } from './shown-milestones.ts';

const [open, secret] = [emotionalEntry(), emotionalEntry({ isPrivate: 1 })];

test('private ones are hidden in private mode alone, and counted', () => {
  expect(shownMilestones([open, secret], false)).toEqual({ shown: [open, secret], hiddenCount: 0 });
  expect(shownMilestones([open, secret], true)).toEqual({ shown: [open], hiddenCount: 1 });
});
