import { useState } from 'react';
import { Card } from '../card/index.ts';
import { Field } from '../field/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Select } from './index.ts';

const hours = ['06:00', '07:00', '08:00', '09:00', '10:00'].map((hour) => ({ value: hour, label: hour }));

function Fields() {
  const say = useSample();
  const [hour, setHour] = useState('08:00');
  return (
    <Card>
      <Field label={say('Reminder time', 'Hora del recordatorio')}>
        <Select options={hours} value={hour} onChange={setHour} />
      </Field>
      <Field label={say('Category', 'Categoría')} error={say('Please choose one.', 'Elige una.')} required>
        <Select options={hours} />
      </Field>
    </Card>
  );
}

export const selectStory: Story = { room: 'select', states: { 'in a field': Fields } };
