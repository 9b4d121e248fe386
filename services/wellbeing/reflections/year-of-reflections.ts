import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type WrittenReflection, writtenReflectionSchema } from './reflection.ts';

const folder = join(import.meta.dirname, 'content');

/**
 * All reflections, one for every day of a leap year, in the order of the days. All were written for Haven.
 *
 * @throws a zod error that names the file's fault
 */
export function readYear(): WrittenReflection[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      z.parse(z.array(writtenReflectionSchema), JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    );
}

/**
 * The reflection of a calendar day: the same for everyone on that date, and another one each day of the year.
 *
 * @param day YYYY-MM-DD of the person's own calendar
 */
export const reflectionOf = (
  year: readonly WrittenReflection[],
  day: string,
): WrittenReflection | undefined => year.find((each) => each.day === day.slice(5));
