import { expect, test } from 'vitest';
import { seededRandom } from '../fixtures/seeded-random.ts';
import type { Reader } from './choose.ts';
import { chooseStrategies, strategiesAtOnce } from './choose-strategies.ts';
import { compose } from './compose.ts';
import { feelings, partsOfDay, readContent, type Slot, situations, styles } from './content.ts';
import { dangerGroups } from './danger-group.ts';

const { parts, strategies } = readContent();
const random = seededRandom(1);
const withNone = <T>(values: readonly T[]): (T | undefined)[] => [undefined, ...values];
const listOf = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Everybody there can be: each danger; and each feeling, situation, style and part of day, or none. */
function* everyReader(): Generator<Reader> {
  for (const inDanger of dangerGroups) yield { feelings: [], situations: [], inDanger };
  for (const feeling of withNone(feelings))
    for (const situation of withNone(situations))
      for (const style of withNone(styles))
        for (const partOfDay of withNone(partsOfDay))
          yield {
            feelings: listOf(feeling),
            situations: listOf(situation),
            style,
            partOfDay,
            inDanger: null,
          };
}

const written = (reader: Reader, slots: Slot[], recent: string[][]) =>
  compose(parts, slots, reader, 'en', recent, random);

test('everybody gets a message, a word with strategies, and strategies', () => {
  let readers = 0;
  for (const reader of everyReader()) {
    readers += 1;
    expect(written(reader, ['opening', 'thought', 'step', 'closing'], []).used).toHaveLength(4);
    const count = reader.inDanger === null || reader.inDanger === 'own-life' ? strategiesAtOnce : 0;
    expect(chooseStrategies(strategies, reader, [], random)).toHaveLength(count);
  }
  expect(readers).toBe(6 + 13 * 17 * 5 * 5);
});

test('everybody can be answered 21 times on end without one answer twice, out of danger by two parts alone', () => {
  for (const reader of everyReader()) {
    // A style and a part of the day only add to what there is to choose from.
    if (reader.style || reader.partOfDay) continue;
    const slots: Slot[] = reader.inDanger
      ? ['opening', 'thought', 'step', 'closing']
      : ['opening', 'thought'];
    const answers: string[][] = [];
    for (let count = 0; count < 21; count += 1)
      answers.unshift(written(reader, slots, answers.slice(0, 20)).used);
    expect(new Set(answers.map((used) => used.join(' '))).size).toBe(21);
  }
});
