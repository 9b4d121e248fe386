/** Lengths of time as people tell them: '12 days', 'tres semanas'. */
import type { Language } from '../language.ts';

const units = ['hour', 'day', 'week', 'month', 'year'] as const;
export type Unit = (typeof units)[number];
export type LengthOfTime = { count: number; unit: Unit };

const counts = new Map<string, number>(
  [
    ['a', 'an', 'one', 'un', 'una', 'uno'],
    ['two', 'dos'],
    ['three', 'tres'],
    ['four', 'cuatro'],
    ['five', 'cinco'],
    ['six', 'seis'],
    ['seven', 'siete'],
    ['eight', 'ocho'],
    ['nine', 'nueve'],
    ['ten', 'diez'],
    ['eleven', 'once'],
    ['twelve', 'doce'],
  ].flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
);
for (const [word, count] of [
  ['twenty', 20],
  ['veinte', 20],
  ['thirty', 30],
  ['treinta', 30],
  ['sixty', 60],
  ['sesenta', 60],
  ['ninety', 90],
  ['noventa', 90],
] as const)
  counts.set(word, count);

/** More of anything than a person lives through. */
const most = 999;

/** The number that a folded word stands for, from 1 on; null where it stands for none. */
export function countOf(word: string): number | null {
  const count = /^\d{1,4}$/.test(word) ? Number(word) : counts.get(word);
  return count !== undefined && count >= 1 && count <= most ? count : null;
}

const names: Record<Unit, Record<Language, [one: string, many: string]>> = {
  hour: { en: ['hour', 'hours'], es: ['hora', 'horas'] },
  day: { en: ['day', 'days'], es: ['día', 'días'] },
  week: { en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  month: { en: ['month', 'months'], es: ['mes', 'meses'] },
  year: { en: ['year', 'years'], es: ['año', 'años'] },
};
const folded: Record<Unit, readonly string[]> = {
  hour: ['hour', 'hours', 'hora', 'horas'],
  day: ['day', 'days', 'dia', 'dias'],
  week: ['week', 'weeks', 'semana', 'semanas'],
  month: ['month', 'months', 'mes', 'meses'],
  year: ['year', 'years', 'ano', 'anos'],
};

/** The unit that a folded word names. */
export const unitOf = (word: string): Unit | null =>
  units.find((unit) => folded[unit].includes(word)) ?? null;

/** '12 days', '1 semana'. */
export function inWords({ count, unit }: LengthOfTime, language: Language): string {
  const [one, many] = names[unit][language];
  return `${count} ${count === 1 ? one : many}`;
}
