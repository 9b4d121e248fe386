import { Button } from '../button/index.ts';
import { Row } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { showToast } from './index.ts';

function Both() {
  const say = useSample();
  const calm = () =>
    showToast({
      title: say('Preferences saved', 'Preferencias guardadas'),
      description: say('Your preferences have been updated.', 'Tus preferencias se actualizaron.'),
    });
  const destructive = () =>
    showToast({
      title: say('Please complete required fields', 'Completa los campos obligatorios'),
      description: say(
        'Mood and gratitude are required to save your check-in.',
        'Hacen falta el ánimo y la gratitud para guardar tu registro.',
      ),
      tone: 'destructive',
    });
  return (
    <Row>
      <Button onClick={calm}>{say('Calm', 'Tranquilo')}</Button>
      <Button onClick={destructive}>{say('Destructive', 'Destructivo')}</Button>
    </Row>
  );
}

export const toastStory: Story = { room: 'toast', states: { 'calm and destructive': Both } };
