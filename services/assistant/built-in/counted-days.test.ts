import { expect, test } from 'vitest';
import { marksDays } from './counted-days.ts';

test.each([
  '30 days today',
  'today is 30 days for me',
  'i made it to 6 months',
  'two years clean',
  '90 days without a drink',
  'hoy cumplo 30 dias',
  'cumpli un ano',
  'tres meses sin consumir',
  '15 dias limpia',
])('"%s" marks a time', (clause) => {
  expect(marksDays(clause)).toBe(true);
});

test.each([
  'i have not slept in 3 days',
  'two weeks ago my dad died',
  'llevo 3 dias sin dormir',
  'hace dos semanas que no salgo',
  'the rent is due in 5 days',
])('"%s" marks nothing', (clause) => {
  expect(marksDays(clause)).toBe(false);
});
