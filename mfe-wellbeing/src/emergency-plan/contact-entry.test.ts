import { expect, test } from 'vitest';
import { contactOf, missingFields } from './contact-entry.ts';

const entry = { name: ' Ana ', phone: ' (555) 010-7788 ', detail: ' sister ' };

test('a contact is trimmed, and the number stays as it was typed', () => {
  expect(contactOf(entry, 'emergencyContacts')).toEqual({
    name: 'Ana',
    phone: '(555) 010-7788',
    relationship: 'sister',
  });
  expect(contactOf(entry, 'professionalContacts')).toEqual({
    name: 'Ana',
    phone: '(555) 010-7788',
    role: 'sister',
  });
});

test('a relationship is optional', () => {
  expect(contactOf({ ...entry, detail: ' ' }, 'emergencyContacts')).toEqual({
    name: 'Ana',
    phone: '(555) 010-7788',
  });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ phone: '' }, ['phone']],
  [{ name: '', phone: '\t' }, ['name', 'phone']],
])('with %o, %o is missing and no contact is made', (change, missing) => {
  expect(missingFields({ ...entry, ...change })).toEqual(missing);
  expect(contactOf({ ...entry, ...change }, 'emergencyContacts')).toBeNull();
});
