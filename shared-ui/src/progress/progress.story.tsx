import { Card } from '../card/index.ts';
import { Row, Text } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { ProgressBar, StreakLamp } from './index.ts';

function Bars() {
  const say = useSample();
  return (
    <Card>
      <ProgressBar
        label={say('30 days', '30 días')}
        value={40}
        text={say('12 of 30 days', '12 de 30 días')}
      />
      <ProgressBar label={say('Just begun', 'Recién empieza')} value={0} />
      <ProgressBar label={say('Reached', 'Logrado')} value={100} />
    </Card>
  );
}

function Lamps() {
  const say = useSample();
  return (
    <Card>
      <Row $gap="two">
        <StreakLamp lit />
        <Text>{say('4 days in a row', '4 días seguidos')}</Text>
      </Row>
      <Row $gap="two">
        <StreakLamp lit={false} />
        <Text>{say('Ready when you are', 'Cuando quieras')}</Text>
      </Row>
    </Card>
  );
}

export const progressStory: Story = { room: 'progress', states: { bars: Bars, 'streak lamp': Lamps } };
