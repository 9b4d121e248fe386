import { Card } from '../card/index.ts';
import { Hills } from '../scene/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Heading, Page, Row, Stack, Text } from './index.ts';

function WholePage() {
  const say = useSample();
  return (
    <Page
      heading={say('Emergency plan', 'Plan de emergencia')}
      lead={say(
        'What helps when it gets hard. It stays on this device.',
        'Lo que te ayuda cuando se pone difícil. Se queda en este dispositivo.',
      )}
      scene={<Hills />}
      aside={
        <Card heading={say('Quick tips', 'Consejos')} tone="pine">
          <Text>{say('Write it on a calm day.', 'Escríbelo en un día tranquilo.')}</Text>
        </Card>
      }
    >
      <Card heading={say('Warning signs', 'Señales de alerta')}>
        <Text>{say('What you notice before a hard time.', 'Lo que notas antes de un momento difícil.')}</Text>
      </Card>
    </Page>
  );
}

function Words() {
  const say = useSample();
  return (
    <Stack>
      <Heading level={1}>{say('You are not alone', 'No estás solo ni sola')}</Heading>
      <Heading level={2}>{say('Today’s reflection', 'La reflexión de hoy')}</Heading>
      <Heading level={3}>{say('A smaller heading', 'Un título más pequeño')}</Heading>
      <Text $serif $large>
        {say(
          'One day at a time is not a slogan for the strong. It is how everyone walks: one step, and then the ground is there for the next.',
          'Un día a la vez no es un lema para fuertes. Así camina todo el mundo: un paso, y luego hay suelo para el siguiente.',
        )}
      </Text>
      <Text $soft $small>
        {say('Small and soft.', 'Pequeño y suave.')}
      </Text>
      <Row $justify="between">
        <Text>{say('Left', 'Izquierda')}</Text>
        <Text>{say('Right', 'Derecha')}</Text>
      </Row>
    </Stack>
  );
}

export const layoutStory: Story = { room: 'layout', states: { 'a whole page': WholePage, words: Words } };
