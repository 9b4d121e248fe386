import { BookOpen, LifeBuoy, Sparkles, Sun } from 'lucide-react';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Row, Text } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Card, CardGrid } from './index.ts';

function Tones() {
  const say = useSample();
  const text = say(
    'Words that stand in a card, two lines or three.',
    'Palabras dentro de una tarjeta, dos líneas o tres.',
  );
  return (
    <CardGrid>
      <Card
        icon={BookOpen}
        heading={say('Plain', 'Sencilla')}
        action={<Badge tone="pine">{say('Active', 'Activa')}</Badge>}
      >
        <Text>{text}</Text>
        <Row>
          <Button tone="pine">{say('Read more', 'Leer más')}</Button>
        </Row>
      </Card>
      <Card icon={Sun} heading={say('Pine', 'Pino')} tone="pine">
        <Text>{text}</Text>
        <Text $soft $small>
          {text}
        </Text>
      </Card>
      <Card icon={Sparkles} heading={say('Clay', 'Barro')} tone="clay">
        <Text>{text}</Text>
      </Card>
      <Card icon={Sparkles} heading={say('Lamp', 'Lámpara')} tone="lamp">
        <Text>{text}</Text>
      </Card>
      <Card icon={LifeBuoy} heading={say('Danger', 'Peligro')} tone="danger">
        <Text>{text}</Text>
      </Card>
      <Card>
        <Text>{text}</Text>
      </Card>
    </CardGrid>
  );
}

export const cardStory: Story = { room: 'card', states: { tones: Tones } };
