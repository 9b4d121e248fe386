import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { costs, nobodysHash, Passwords } from './passwords.ts';

test('nobody costs as much to check as somebody', async () => {
  const somebody = parseOptions(await new Passwords().hash('one day at a time'));
  expect(parseOptions(nobodysHash)).toEqual(somebody);
  expect(somebody).toMatchObject(costs);
});

test('no password fits where there is no person, not even that of the stand-in', async () => {
  const passwords = new Passwords();
  expect(await passwords.matches(undefined, 'one day at a time')).toBe(false);
  const known = await passwords.hash('one day at a time');
  expect(await passwords.matches(known, 'one day at a time')).toBe(true);
  expect(await passwords.matches(known, 'one day at a tim')).toBe(false);
});
