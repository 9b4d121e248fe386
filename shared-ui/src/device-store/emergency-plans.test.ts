// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { emergencyPlans } from './collections.ts';

const asTheSpecSays = {
  id: 'emergency-plan',
  warningSignsInput: 'I stop answering.',
  copingStrategies: '',
  emergencyContacts: [{ name: 'Ana', phone: '(555) 010-7788', relationship: 'sister' }],
  safePlaces: '',
  lastUpdated: 1,
};

beforeEach(() => localStorage.clear());

const store = (plan: object) => localStorage.setItem('haven-emergency-plan', JSON.stringify(plan));

test('a plan of an older release is read as it is', () => {
  store(asTheSpecSays);
  expect(emergencyPlans.read()).toEqual([asTheSpecSays]);
});

test('a plan of a newer release keeps what this one does not know, in the plan and in its contacts', () => {
  const newer = {
    ...asTheSpecSays,
    emergencyContacts: [{ name: 'Ana', phone: '(555) 010-7788', photo: 'ana.jpg' }],
    reviewEvery: { months: 3 },
  };
  store(newer);
  const [plan] = emergencyPlans.read();
  expect(plan).toEqual(newer);
  if (plan) emergencyPlans.save({ ...plan, safePlaces: 'The library.' });
  expect(emergencyPlans.read()).toEqual([{ ...newer, safePlaces: 'The library.' }]);
});
