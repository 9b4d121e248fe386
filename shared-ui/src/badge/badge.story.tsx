import { Cloud } from 'lucide-react';
import { Row } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Badge } from './index.ts';

function Tones() {
  const say = useSample();
  return (
    <Row>
      <Badge>{say('5 min read', '5 min de lectura')}</Badge>
      <Badge tone="pine" icon={Cloud}>
        {say('Cloud and local', 'Nube y dispositivo')}
      </Badge>
      <Badge tone="clay">{say('Pending', 'Pendiente')}</Badge>
      <Badge tone="lamp">{say('Week streak', 'Una semana seguida')}</Badge>
      <Badge tone="danger">{say('Emergency', 'Emergencia')}</Badge>
    </Row>
  );
}

export const badgeStory: Story = { room: 'badge', states: { tones: Tones } };
