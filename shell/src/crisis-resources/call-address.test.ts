import { expect, test } from 'vitest';
import { callAddress } from './call-address.ts';

test.each([
  ['(555) 010-7788', 'tel:5550107788'],
  ['+52 55 1234 5678', 'tel:+525512345678'],
  ['555.010.7788,22#', 'tel:5550107788,22#'],
])('%s is dialled as %s', (written, dialled) => {
  expect(callAddress(written)).toBe(dialled);
});
