import type { EmergencyPlan } from '@haven/shared-ui/device-store';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyContent, emptyContent } from './any-plan.ts';
import { contentOf, mayBeSaved, type PlanContent, planOf } from './plan-content.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ana = { name: 'Ana', phone: '(555) 010-7788' };

test.each([
  ['warning signs', { warningSignsInput: 'I stop answering.' }, true],
  ['coping strategies', { copingStrategies: 'Walk.' }, true],
  ['one contact', { emergencyContacts: [ana] }, true],
  ['safe places alone', { safePlaces: 'The library.' }, false],
  ['professional contacts alone', { professionalContacts: [ana] }, false],
  ['a safer space alone', { makingSpaceSafe: 'Ana keeps the key.' }, false],
  ['what is worth living for alone', { worthLivingFor: 'Nico.' }, false],
  ['nothing but blanks', { warningSignsInput: ' \n', copingStrategies: '\t' }, false],
  ['nothing', {}, false],
] satisfies [string, Partial<PlanContent>, boolean][])('with %s, a plan is saved: %s', (_, change, saved) => {
  const content = { ...emptyContent, ...change };
  expect(mayBeSaved(content)).toBe(saved);
  expect(planOf(content, undefined, now) !== null).toBe(saved);
});

test('a first plan holds what the spec says, trimmed, and nothing that was not written', () => {
  const content = { ...emptyContent, warningSignsInput: ' I stop answering. \n', emergencyContacts: [ana] };
  expect(planOf(content, undefined, now)).toEqual({
    id: 'emergency-plan',
    warningSignsInput: 'I stop answering.',
    copingStrategies: '',
    emergencyContacts: [ana],
    safePlaces: '',
    lastUpdated: now,
  });
});

test('what a newer release wrote into a plan and its contacts outlives an edit here', () => {
  const before: EmergencyPlan = {
    id: 'made-elsewhere',
    warningSignsInput: 'Old',
    copingStrategies: '',
    emergencyContacts: [{ ...ana, photo: 'ana.jpg' }],
    safePlaces: '',
    reviewEvery: { months: 3 },
    lastUpdated: 1,
  };
  expect(planOf({ ...contentOf(before), warningSignsInput: 'New' }, before, now)).toEqual({
    ...before,
    warningSignsInput: 'New',
    lastUpdated: now,
  });
});

test('what was emptied stays empty', () => {
  const full = planOf(
    { ...emptyContent, copingStrategies: 'Walk.', worthLivingFor: 'Nico.', professionalContacts: [ana] },
    undefined,
    now,
  );
  if (!full) throw new Error('There is a coping strategy.');
  const emptied = planOf({ ...contentOf(full), worthLivingFor: '', professionalContacts: [] }, full, now);
  expect(contentOf(emptied ?? undefined)).toEqual({ ...emptyContent, copingStrategies: 'Walk.' });
});

test('whatever is saved is shown again, and saving it once more changes nothing', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const plan = planOf(content, undefined, now);
      fc.pre(plan !== null);
      expect(contentOf(plan)).toEqual({
        ...content,
        warningSignsInput: content.warningSignsInput.trim(),
        copingStrategies: content.copingStrategies.trim(),
        safePlaces: content.safePlaces.trim(),
        makingSpaceSafe: content.makingSpaceSafe.trim(),
        worthLivingFor: content.worthLivingFor.trim(),
      });
      expect(planOf(contentOf(plan), plan, now)).toEqual(plan);
    }),
  );
});
