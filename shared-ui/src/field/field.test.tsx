import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { CheckboxGroup, ChoiceGroup, Field, PasswordInput, TextInput } from './index.ts';

test('a label names its control, and hint and error are read with it', async () => {
  await showScreen(
    <Field label="Display name" hint="At most 20 characters." error="Please choose a name." required>
      <TextInput />
    </Field>,
    {},
  );
  const input = screen.getByRole('textbox', { name: /^Display name/ });
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At most 20 characters.',
    'Please choose a name.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('a control without hint and error is neither described nor invalid', async () => {
  await showScreen(
    <Field label="Notes">
      <TextInput />
    </Field>,
    {},
  );
  const input = screen.getByRole('textbox', { name: 'Notes' });
  for (const attribute of ['aria-describedby', 'aria-invalid', 'aria-required']) {
    expect(input.hasAttribute(attribute)).toBe(false);
  }
});

test('a password is hidden until the person asks to see it, and keeps its label', async () => {
  await showScreen(
    <Field label="Contraseña">
      <PasswordInput defaultValue="a quiet room" />
    </Field>,
    {},
    'es',
  );
  const input = screen.getByLabelText('Contraseña');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(input.getAttribute('type')).toBe('password');
});

const strategies = [
  { value: 'breathing', label: 'Deep breathing' },
  { value: 'music', label: 'Listening to music' },
  { value: 'walk', label: 'Going for a walk' },
] as const;

test('what is ticked comes in the order of the options, not of the ticking', async () => {
  function Strategies() {
    const [value, setValue] = useState<(typeof strategies)[number]['value'][]>(['walk']);
    return (
      <>
        <CheckboxGroup legend="What helped?" options={strategies} value={value} onChange={setValue} />
        <output>{value.join(' ')}</output>
      </>
    );
  }
  await showScreen(<Strategies />, {});
  fireEvent.click(screen.getByRole('checkbox', { name: 'Deep breathing' }));
  expect(screen.getByRole('status').textContent).toBe('breathing walk');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Going for a walk' }));
  expect(screen.getByRole('status').textContent).toBe('breathing');
});

test('a choice is a group of native radio buttons with one name', async () => {
  function Moods() {
    const [mood, setMood] = useState<'okay' | 'good'>();
    return (
      <ChoiceGroup
        legend="How are you today?"
        options={[
          { value: 'okay', label: 'Okay' },
          { value: 'good', label: 'Good' },
        ]}
        value={mood}
        onChange={setMood}
        error="Please choose a mood."
      />
    );
  }
  await showScreen(<Moods />, {});
  const group = screen.getByRole('radiogroup', { name: 'How are you today?' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose a mood.',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Good' }));
  expect(screen.getByRole('radio', { name: 'Good', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Okay', checked: false })).toBeTruthy();
});
