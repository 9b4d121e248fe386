import { expect, test } from 'vitest';
import withoutExamples from './without-examples.ts';

test('lists of examples go, on one line or on many, whatever stands in them', () => {
  const code = `{ id: 'a', examples: ['one ] two', "it's", \`x\`], en: ['stays'] }
{ examples: [
    'don\\'t [know]',
    'no sé',
  ],
  es: ['queda'] }`;
  expect(withoutExamples(code)).toBe(`{ id: 'a', examples: [], en: ['stays'] }
{ examples: [],
  es: ['queda'] }`);
});

test('what is only called so stays', () => {
  const code = 'const examples = [1]; rule.examples.map(read)';
  expect(withoutExamples(code)).toBe(code);
});
