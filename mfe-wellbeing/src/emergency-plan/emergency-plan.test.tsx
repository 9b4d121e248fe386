import { type EmergencyPlan as Entry, emergencyPlans } from '@haven/shared-ui/device-store';
import { changeLanguage } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { box, card, field, open, paper, press, section, write } from './shown-plan.tsx';

// The whole screen is drawn many times over, on machines that may be busy.
vi.setConfig({ testTimeout: 20_000 });

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));

const noon = Date.parse('2026-11-21T12:00:00Z');
const plan: Entry = {
  id: 'emergency-plan',
  warningSignsInput: 'I stop answering.',
  copingStrategies: 'A slow walk.',
  emergencyContacts: [{ name: 'Ana', phone: '(555) 010-7788', relationship: 'sister' }],
  safePlaces: 'The library.',
  lastUpdated: Date.parse('2026-11-18T12:00:00Z'),
};

/** As another tab of the same browser writes it. */
function saveElsewhere(entry: Entry): void {
  const key = 'haven-emergency-plan';
  localStorage.setItem(key, JSON.stringify(entry));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
}

function addContact(name: string, phone: string): void {
  write(field(/Name/), name);
  write(field(/Phone/), phone);
  press('Add Contact');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.mocked(showToast).mockClear();
});

test('a plan is saved with all its parts, is then active, and can be updated', async () => {
  await open();
  expect(screen.queryByText('Plan Active')).toBeNull();
  write(box('Warning Signs'), ' I stop answering. ');
  write(box('Coping Strategies'), 'A slow walk.');
  addContact(' Ana ', ' (555) 010-7788 ');
  write(field(/Relationship/), 'friend');
  write(field(/Name/), 'Ben');
  write(field(/Phone/), '555-010-1234');
  press('Add Contact');
  write(box('Safe Places'), 'The library.');
  write(field(/Name/, 'Professional Contacts'), 'Dr. Lee');
  write(field(/Phone/, 'Professional Contacts'), '555-010-9000');
  write(field(/Role/, 'Professional Contacts'), 'therapist');
  press('Add Professional');
  write(box('Making My Space Safe'), 'Ana keeps the key.');
  write(box('What Is Worth Living For'), 'Nico.');
  press('Save Emergency Plan');

  expect(emergencyPlans.read()).toEqual([
    {
      id: 'emergency-plan',
      warningSignsInput: 'I stop answering.',
      copingStrategies: 'A slow walk.',
      emergencyContacts: [
        { name: 'Ana', phone: '(555) 010-7788' },
        { name: 'Ben', phone: '555-010-1234', relationship: 'friend' },
      ],
      safePlaces: 'The library.',
      professionalContacts: [{ name: 'Dr. Lee', phone: '555-010-9000', role: 'therapist' }],
      makingSpaceSafe: 'Ana keeps the key.',
      worthLivingFor: 'Nico.',
      lastUpdated: noon,
    },
  ]);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Your emergency plan is saved.' });
  expect(screen.getByText('Plan Active')).toBeTruthy();
  expect(section('Plan Status').getByText('Last updated: November 21, 2026')).toBeTruthy();

  write(box('Safe Places'), 'The church.');
  press('Update Emergency Plan');
  expect(emergencyPlans.read()).toMatchObject([{ safePlaces: 'The church.', worthLivingFor: 'Nico.' }]);
});

test('safe places alone are not a plan: the texts of the spec say so, and nothing is saved', async () => {
  await open();
  write(box('Safe Places'), 'The library.');
  press('Save Emergency Plan');
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Please add some content to your plan',
    description: 'Your emergency plan should include at least one section with information.',
    tone: 'destructive',
  });
  expect(emergencyPlans.read()).toEqual([]);
  expect(document.activeElement).toBe(box('Warning Signs'));
  expect(box('Warning Signs').getAttribute('aria-invalid')).toBe('true');
  expect(box('Safe Places').value).toBe('The library.');

  write(box('Coping Strategies'), 'Walk.');
  expect(box('Warning Signs').getAttribute('aria-invalid')).toBeNull();
});

test('one contact is plan enough', async () => {
  await open();
  addContact('Ana', '555-010-7788');
  press('Save Emergency Plan');
  expect(emergencyPlans.read()).toMatchObject([{ emergencyContacts: [{ name: 'Ana' }] }]);
});

test.each([
  ['Ana', ' ', 'phone'],
  ['', '555-010-7788', 'name'],
  ['', '', 'name'],
])(
  'a contact with name %j and number %j is not added, and the missing field has the focus',
  async (name, phone, missing) => {
    await open();
    addContact(name, phone);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Please provide name and phone number',
      description: 'Both name and phone number are required for emergency contacts.',
      tone: 'destructive',
    });
    expect(document.activeElement?.getAttribute('name')).toBe(missing);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(field(/Name/).value).toBe(name);
    expect(section('Emergency Contacts').queryAllByRole('listitem')).toEqual([]);
  },
);

test('adding a contact clears the fields, says so, and is ready for the next one', async () => {
  await open();
  write(field(/Relationship/), 'sister');
  addContact('Ana', '555-010-7788');
  expect([field(/Name/).value, field(/Phone/).value, field(/Relationship/).value]).toEqual(['', '', '']);
  expect(document.activeElement).toBe(field(/Name/));
  expect(section('Emergency Contacts').getByRole('status').textContent).toContain('Ana');
});

test('a contact can be called and texted with one tap, and removed', async () => {
  saveElsewhere(plan);
  await open();
  for (const name of ['Your people', 'Emergency Contacts']) {
    expect(section(name).getByText('(555) 010-7788')).toBeTruthy();
    const ways = ['Call Ana, (555) 010-7788', 'Text Ana, (555) 010-7788'].map((way) =>
      section(name).getByLabelText(way, { selector: 'a' }).getAttribute('href'),
    );
    expect(ways).toEqual(['tel:5550107788', 'sms:5550107788']);
  }
  press('Remove Ana');
  expect(section('Emergency Contacts').queryByRole('listitem')).toBeNull();
  expect(emergencyPlans.read()).toEqual([plan]);
  press('Update Emergency Plan');
  expect(emergencyPlans.read()).toMatchObject([{ emergencyContacts: [] }]);
  expect(card('Your people')).toBeNull();
});

test('a number that can not be dialled is shown, without a link that leads nowhere', async () => {
  saveElsewhere({ ...plan, emergencyContacts: [{ name: 'Rosa', phone: 'next door' }] });
  await open();
  expect(section('Your people').getByText('next door')).toBeTruthy();
  expect(section('Your people').queryByLabelText(/Rosa/)).toBeNull();
});

test('a contact typed but not added is saved with the plan; one only begun stays in its fields', async () => {
  await open();
  write(field(/Name/), 'Ana');
  write(field(/Phone/), '555-010-7788');
  write(field(/Name/, 'Professional Contacts'), 'Dr. Lee');
  expect(paper()).toContain('555-010-7788');
  press('Save Emergency Plan');
  expect(emergencyPlans.read()).toMatchObject([{ emergencyContacts: [{ name: 'Ana' }] }]);
  expect(field(/Name/).value).toBe('');
  expect(field(/Name/, 'Professional Contacts').value).toBe('Dr. Lee');
  expect(screen.getByText(/still lacks a name or a number/)).toBeTruthy();
});

test('when the device refuses, the words stay, and trying again saves them', async () => {
  await open();
  write(box('Coping Strategies'), 'A slow walk.');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  press('Save Emergency Plan');
  expect(screen.getByRole('alert').textContent).toContain('Your words are still here in the form.');
  expect(box('Coping Strategies').value).toBe('A slow walk.');
  expect(showToast).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalled();
  expect(paper()).toContain('A slow walk.');

  full.mockRestore();
  press('Try again');
  expect(emergencyPlans.read()).toMatchObject([{ copingStrategies: 'A slow walk.' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is not saved yet outlives a reload and a change of language, and is gone once saved', async () => {
  const first = await open();
  write(box('Warning Signs'), 'I sleep badly.');
  addContact('Ana', '555-010-7788');
  write(field(/Name/), 'Ben');
  first.unmount();
  await open();
  expect(box('Warning Signs').value).toBe('I sleep badly.');
  await act(() => changeLanguage('es'));
  expect(box('Señales de alerta').value).toBe('I sleep badly.');
  expect(section('Contactos de emergencia').getByText('555-010-7788')).toBeTruthy();
  expect(field(/Nombre/, 'Contactos de emergencia').value).toBe('Ben');
  write(field(/Nombre/, 'Contactos de emergencia'), '');
  press('Guardar plan de emergencia');
  expect(emergencyPlans.read()).toMatchObject([{ emergencyContacts: [{ name: 'Ana' }] }]);
  expect(sessionStorage).toHaveLength(0);
});

test("another device's plan shows, but never over what the person is writing", async () => {
  saveElsewhere(plan);
  await open();
  write(box('Safe Places'), 'The church.');
  const cleo = { name: 'Cleo', phone: '555-010-9999' };
  saveElsewhere({ ...plan, copingStrategies: 'Swim.', safePlaces: 'The pool.', emergencyContacts: [cleo] });
  expect(box('Coping Strategies').value).toBe('Swim.');
  expect(box('Safe Places').value).toBe('The church.');
  press('Update Emergency Plan');
  expect(emergencyPlans.read()).toMatchObject([
    { copingStrategies: 'Swim.', safePlaces: 'The church.', emergencyContacts: [cleo] },
  ]);
});

test('changes can be undone', async () => {
  saveElsewhere(plan);
  await open();
  press('Remove Ana');
  write(box('Safe Places'), '');
  press('Undo my changes');
  expect(box('Safe Places').value).toBe('The library.');
  expect(section('Emergency Contacts').getByText('Ana')).toBeTruthy();
});

test('paper and text hold the plan, and text is copied where a device can not share', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, languages: navigator.languages, clipboard: { writeText } });
  saveElsewhere(plan);
  await open();
  press('Share as Text');
  await act(async () => undefined);
  const text = writeText.mock.calls[0]?.[0];
  for (const part of [
    'I stop answering.',
    'A slow walk.',
    'Ana',
    'sister',
    '(555) 010-7788',
    'The library.',
  ]) {
    expect(text).toContain(part);
    expect(paper()).toContain(part);
  }
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Your plan is copied',
    description: 'The whole plan is on the clipboard. Paste it into a message or a note.',
  });
});

test('a browser that neither shares nor copies shows the text', async () => {
  vi.stubGlobal('navigator', { ...navigator, languages: navigator.languages, clipboard: undefined });
  saveElsewhere(plan);
  await open();
  press('Share as Text');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your plan as text')).value).toContain(
    '(555) 010-7788',
  );
});

test('the way to a crisis line is beside the plan', async () => {
  await open();
  const where = section('Crisis Resources')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(where).toEqual(['tel:988', 'sms:741741?&body=HOME', 'tel:911', '/crisis-resources']);
});

test('words that tell of danger bring help before the plan', async () => {
  await open();
  write(box('Warning Signs'), 'I have pills here and I want to end it tonight');
  press('Save Emergency Plan');
  const help = await screen.findByRole('alert');
  expect([...help.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('tel:988');
  expect(help.compareDocumentPosition(box('Warning Signs')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the plan is shown as a code, and a long one as several', async () => {
  saveElsewhere(plan);
  const shown = await open();
  press('Show as a QR code');
  expect(await screen.findByRole('img', { name: 'QR code with your emergency plan' })).toBeTruthy();
  shown.unmount();
  saveElsewhere({ ...plan, safePlaces: 'A quiet place by the water.\n'.repeat(90) });
  await open();
  press('Show as a QR code');
  expect(await screen.findByRole('img', { name: /^Code 1 of \d/ })).toBeTruthy();
  press('Next');
  expect(screen.getByRole('img', { name: /^Code 2 of \d/ })).toBeTruthy();
});
