import { expect, test } from 'vitest';
import { type ColorToken, palettes, type ThemeName } from './tokens.ts';

/** Relative luminance of a #rrggbb colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text: [ColorToken, ColorToken[]][] = [
  ['ink', ['paper', 'surface', 'shade', 'pineSoft', 'claySoft', 'dangerSoft', 'lampSoft']],
  ['inkSoft', ['paper', 'surface', 'shade', 'pineSoft', 'claySoft', 'dangerSoft', 'lampSoft']],
  ['pine', ['paper', 'surface', 'shade', 'pineSoft', 'claySoft', 'dangerSoft', 'lampSoft']],
  ['clay', ['paper', 'surface', 'shade', 'claySoft']],
  ['dangerInk', ['paper', 'surface', 'shade', 'dangerSoft']],
  ['lamp', ['surface', 'lampSoft']],
  ['onPine', ['pine', 'pineStrong']],
  ['onClay', ['clay', 'clayStrong']],
  ['onDanger', ['danger', 'dangerStrong']],
];
const shapes: [ColorToken, ColorToken[]][] = [
  ['lineStrong', ['surface', 'paper']],
  ['focus', ['paper', 'surface', 'shade']],
  ['danger', ['paper', 'surface', 'dangerSoft']],
];

const pairs = (['light', 'dark'] satisfies ThemeName[]).flatMap((theme) => [
  ...text.flatMap(([front, backs]) => backs.map((back) => ({ theme, front, back, least: 4.5 }))),
  ...shapes.flatMap(([front, backs]) => backs.map((back) => ({ theme, front, back, least: 3 }))),
]);

test.each(pairs)('$theme: $front on $back reaches $least:1', ({ theme, front, back, least }) => {
  expect(contrast(palettes[theme][front], palettes[theme][back])).toBeGreaterThanOrEqual(least);
});
