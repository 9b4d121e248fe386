// @vitest-environment jsdom
import type { EmergencyPlan } from '@haven/shared-ui/device-store';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { planBoxes } from './plan-content.ts';
import {
  afterSaving,
  isChanged,
  nothingUnsaved,
  shownContent,
  type Unsaved,
  withAdded,
  withBox,
  withEntry,
  withoutContact,
  withWaiting,
} from './unsaved-plan.ts';
import { keepUnsaved, readUnsaved } from './unsaved-plan-store.ts';

const ana = { name: 'Ana', phone: '555-010-7788' };
const ben = { name: 'Ben', phone: '555-010-1234' };
const plan: EmergencyPlan = {
  id: 'emergency-plan',
  warningSignsInput: 'I stop answering.',
  copingStrategies: '',
  emergencyContacts: [ana],
  safePlaces: '',
  lastUpdated: 1,
};

const typed = (unsaved: Unsaved, { name, phone } = ben, detail = '') =>
  withEntry(unsaved, 'emergencyContacts', { name, phone, detail });
const add = (unsaved: Unsaved, contact = ben, over: EmergencyPlan | undefined = plan) =>
  withAdded(over, typed(unsaved, contact), 'emergencyContacts');
const people = (unsaved: Unsaved, over: EmergencyPlan | undefined = plan) =>
  shownContent(over, unsaved).emergencyContacts.map(({ name }) => name);

beforeEach(() => sessionStorage.clear());

test('a contact added shows after those that were there, and the fields are empty again', () => {
  const unsaved = add(nothingUnsaved);
  expect(people(unsaved)).toEqual(['Ana', 'Ben']);
  expect(unsaved.emergencyContacts.entry).toEqual({ name: '', phone: '', detail: '' });
  expect(isChanged(unsaved)).toBe(true);
});

test('a contact without a number is not added, and stays in the fields', () => {
  const begun = typed(nothingUnsaved, { name: 'Ben', phone: ' ' });
  expect(withAdded(plan, begun, 'emergencyContacts')).toEqual(begun);
});

test('whoever is added and removed again leaves nothing unsaved, and the other way round', () => {
  expect(isChanged(withoutContact(add(nothingUnsaved), 'emergencyContacts', ben))).toBe(false);
  expect(isChanged(add(withoutContact(nothingUnsaved, 'emergencyContacts', ana), ana))).toBe(false);
});

test('the same contact twice is one', () => {
  expect(people(add(nothingUnsaved, ana))).toEqual(['Ana']);
  expect(isChanged(add(nothingUnsaved, ana))).toBe(false);
});

test('of two equal contacts in a plan, removing one leaves the other', () => {
  const twice = { ...plan, emergencyContacts: [ana, ana] };
  expect(people(withoutContact(nothingUnsaved, 'emergencyContacts', ana), twice)).toEqual(['Ana']);
});

test('a contact that another device saves meanwhile is kept beside the one added here', () => {
  const cleo = { name: 'Cleo', phone: '555-010-9999' };
  const elsewhere = { ...plan, emergencyContacts: [ana, cleo] };
  expect(people(add(nothingUnsaved), elsewhere)).toEqual(['Ana', 'Cleo', 'Ben']);
  expect(people(add(nothingUnsaved), { ...plan, emergencyContacts: [ana, ben] })).toEqual(['Ana', 'Ben']);
});

test('a box that was changed back leaves nothing unsaved', () => {
  const changed = withBox(plan, nothingUnsaved, 'warningSignsInput', 'I sleep badly.');
  expect(shownContent(plan, changed).warningSignsInput).toBe('I sleep badly.');
  expect(isChanged(withBox(plan, changed, 'warningSignsInput', 'I stop answering.'))).toBe(false);
});

test('whatever is written into a box is what the form shows, and no other box changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...planBoxes), fc.string())),
      fc.boolean(),
      (edits, exists) => {
        const over = exists ? plan : undefined;
        const unsaved = edits.reduce(
          (before, [box, text]) => withBox(over, before, box, text),
          nothingUnsaved,
        );
        expect(shownContent(over, unsaved)).toEqual({
          ...shownContent(over, nothingUnsaved),
          ...Object.fromEntries(edits),
        });
      },
    ),
  );
});

test('saving takes the contact that stands complete in the fields, and leaves one that is only begun', () => {
  const both = withEntry(typed(nothingUnsaved), 'professionalContacts', { name: 'Dr. Lee' });
  const waiting = withWaiting(plan, both);
  expect(people(waiting)).toEqual(['Ana', 'Ben']);
  const left = afterSaving(waiting);
  expect(left).toEqual(withEntry(nothingUnsaved, 'professionalContacts', { name: 'Dr. Lee' }));
});

test('what was kept is read again, until nothing is unsaved', () => {
  const unsaved = typed(withBox(plan, add(nothingUnsaved), 'worthLivingFor', 'Nico'), ana, 'sister');
  keepUnsaved(unsaved);
  expect(readUnsaved()).toEqual(unsaved);
  keepUnsaved(nothingUnsaved);
  expect(sessionStorage).toHaveLength(0);
  expect(readUnsaved()).toEqual(nothingUnsaved);
});

test.each(['', 'not JSON', '[]', '{"boxes":{}}', '{"boxes":{"safePlaces":1}}'])(
  'text that is not ours (%s) counts as nothing unsaved',
  (text) => {
    sessionStorage.setItem('haven-unsaved-emergency-plan', text);
    expect(readUnsaved()).toEqual(nothingUnsaved);
  },
);

test('a browser without storage costs nothing but the memory of a reload', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepUnsaved(add(nothingUnsaved));
  expect(readUnsaved()).toEqual(nothingUnsaved);
  storage.mockRestore();
});
