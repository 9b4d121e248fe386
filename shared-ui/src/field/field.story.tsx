import { useState } from 'react';
import { Card } from '../card/index.ts';
import { type Mood, moods } from '../device-store/index.ts';
import { MoodFace } from '../mood-faces/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import {
  Checkbox,
  CheckboxGroup,
  ChoiceGroup,
  DateInput,
  Field,
  PasswordInput,
  TextArea,
  TextInput,
} from './index.ts';

function Inputs() {
  const say = useSample();
  return (
    <Card>
      <Field
        label={say('Display name', 'Nombre visible')}
        hint={say('At most 20 characters.', 'Hasta 20 caracteres.')}
        required
      >
        <TextInput placeholder={say('Quiet Heron', 'Garza Tranquila')} />
      </Field>
      <Field
        label={say('What are you grateful for today?', '¿Qué agradeces hoy?')}
        error={say('Please write a word or two.', 'Escribe una o dos palabras.')}
        required
      >
        <TextArea />
      </Field>
      <Field label={say('Password', 'Contraseña')}>
        <PasswordInput defaultValue="a quiet room" autoComplete="current-password" />
      </Field>
      <Field label={say('Since when', 'Desde cuándo')}>
        <DateInput defaultValue="2026-03-14" />
      </Field>
      <Field label={say('Not to be changed', 'No se puede cambiar')}>
        <TextInput disabled defaultValue="ana@example.org" />
      </Field>
    </Card>
  );
}

const names: Record<Mood, [string, string]> = {
  struggling: ['Struggling', 'Me cuesta'],
  okay: ['Okay', 'Más o menos'],
  good: ['Good', 'Bien'],
  great: ['Great', 'Muy bien'],
};

function Moods() {
  const say = useSample();
  const [mood, setMood] = useState<Mood | undefined>('good');
  return (
    <Card>
      <ChoiceGroup
        legend={say('How are you today?', '¿Cómo estás hoy?')}
        options={moods.map((each) => ({
          value: each,
          label: say(...names[each]),
          picture: <MoodFace mood={each} />,
        }))}
        value={mood}
        onChange={setMood}
        required
      />
    </Card>
  );
}

function Checks() {
  const say = useSample();
  const options = [
    { value: 'breathing', label: say('Deep breathing', 'Respirar hondo') },
    { value: 'talking', label: say('Talking to someone', 'Hablar con alguien') },
    { value: 'walk', label: say('Going for a walk', 'Salir a caminar') },
    { value: 'nature', label: say('Spending time in nature', 'Pasar tiempo en la naturaleza') },
  ];
  const [chosen, setChosen] = useState(['breathing']);
  return (
    <Card>
      <CheckboxGroup
        legend={say('What helped today?', '¿Qué te ayudó hoy?')}
        hint={say('As many as you like.', 'Todas las que quieras.')}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Checkbox
        label={say('Keep this private', 'Mantener en privado')}
        hint={say('Nobody but you sees it.', 'Solo tú lo ves.')}
      />
    </Card>
  );
}

export const fieldStory: Story = {
  room: 'field',
  states: { inputs: Inputs, 'choice of a mood': Moods, checkboxes: Checks },
};
