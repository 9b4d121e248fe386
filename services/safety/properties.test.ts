import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assess } from './assess.ts';
import { comesFirst, type Level, levels } from './contract.ts';
import { corpus } from './corpus/corpus.ts';

const messages = [corpus.tuning, corpus.heldOut]
  .flatMap(({ en, es, mixed }) => [...en, ...es, ...mixed])
  .map(({ text }) => text);
const grave = messages.filter((text) => assess(text).level === 'high');
const weight = (level: Level) => levels.indexOf(level);
const harmless = [
  'The weather is nice',
  'Thank you for listening',
  'Hoy hace sol',
  'Gracias por leerme',
  'Mi mesa es azul',
];

it('never throws, and points only into the text, in order', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom(...messages, '\u200b', '\ud800', '💀', '. ', '"', '\n'), { maxLength: 6 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const { spans, level, kinds } = assess(text);
      let before = 0;
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        before = start;
      }
      expect(kinds.length === 0).toBe(level === 'none');
    }),
  );
});

it('grades capitals and missing accents no lower', () => {
  fc.assert(
    fc.property(fc.constantFrom(...messages), (text) => {
      const bare = text.normalize('NFD').replace(/\p{Mn}/gu, '');
      for (const other of [text.toUpperCase(), text.toLowerCase(), bare]) {
        expect(weight(assess(other).level)).toBeGreaterThanOrEqual(weight(assess(text).level));
      }
    }),
    { numRuns: 400 },
  );
});

it('keeps a grave message an alarm whatever harmless sentence stands before or after', () => {
  fc.assert(
    fc.property(fc.constantFrom(...grave), fc.constantFrom(...harmless), (text, small) => {
      expect(comesFirst(assess(`${small}. ${text}`))).toBe(true);
      expect(comesFirst(assess(`${text}. ${small}.`))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('reads the beginning and the end of a text of a million characters, whatever it is made of', () => {
  const shapes = [
    'a',
    ' ',
    '.',
    'no ',
    'i want to ',
    'my brother ',
    'me quiero ',
    'ja',
    '"',
    '👨‍👩‍👧',
    'k i l l ',
    '\u0301',
    '@',
    '1 ',
  ];
  for (const shape of shapes) {
    const filling = shape.repeat(Math.ceil(1_000_000 / shape.length));
    expect(assess(`i am going to kill myself. ${filling}`).level).toBe('high');
    expect(assess(`${filling}. i am going to kill myself`).level).toBe('high');
  }
}, 60_000);
