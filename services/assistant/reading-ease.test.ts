import { expect, test } from 'vitest';
import { englishGrade, isEasy, spanishEase } from './reading-ease.ts';

test('short plain sentences are of a low grade, long learned ones of a high one', () => {
  expect(englishGrade('The cat sat on the mat. It was warm.')).toBeLessThan(2);
  expect(
    englishGrade(
      'Institutional considerations necessitate comprehensive organisational restructuring of administrative responsibilities.',
    ),
  ).toBeGreaterThan(15);
});

test('counts a sentence of known shape by the formula', () => {
  // 6 words of one syllable each in one sentence: 0.39 * 6 + 11.8 * 1 - 15.59.
  expect(englishGrade('We sit and drink our tea.')).toBeCloseTo(-1.45, 5);
  // 4 words, 8 syllables: ca-sa, be-be, le-che, ti-bia: 206.835 - 62.3 * 2 - 4.
  expect(spanishEase('Casa bebe leche tibia.')).toBeCloseTo(78.235, 5);
});

test('plain Spanish counts as easy and an office letter does not', () => {
  expect(isEasy('Hoy hace frío. Abre la ventana un poco. Mira la luz sobre la mesa.', 'es')).toBe(true);
  expect(
    isEasy(
      'La administración correspondiente determinará oportunamente la responsabilidad institucional derivada.',
      'es',
    ),
  ).toBe(false);
});
