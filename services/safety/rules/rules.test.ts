import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { book, find } from '../weighing/find.ts';
import { rules } from './rules.ts';
import { together } from './together.ts';

const metBy = (text: string): string[] => find(read(text, book)).map(({ rule }) => rule.id);

describe('each rule finds its own examples', () => {
  for (const { id, examples } of rules) {
    it.each(examples)(`${id}: %s`, (example) => {
      expect(metBy(example)).toContain(id);
    });
  }
});

it('gives every rule a name of its own that begins with its kind, and an example', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, kind, level, examples } of rules) {
    expect(id.startsWith(level === 'none' ? 'sign.' : `${kind}.`), id).toBe(true);
    expect(examples.length, id).toBeGreaterThan(0);
  }
});

it('names only rules that there are where signs weigh together', () => {
  for (const name of together.flatMap(({ all }) => all.flat())) {
    expect(
      rules.some(({ id }) => id === name || id.startsWith(`${name}.`)),
      name,
    ).toBe(true);
  }
});
