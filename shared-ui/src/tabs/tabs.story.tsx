import { Award, Compass, MessageCircle, User, Users } from 'lucide-react';
import { Card } from '../card/index.ts';
import { Text } from '../layout/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Tabs } from './index.ts';

function Five() {
  const say = useSample();
  const tab = (value: string, label: string, icon: typeof User) => ({
    value,
    label,
    icon,
    content: (
      <Card heading={label}>
        <Text>{label}</Text>
      </Card>
    ),
  });
  return (
    <Tabs
      label={say('Community', 'Comunidad')}
      tabs={[
        tab('profile', say('Profile', 'Perfil'), User),
        tab('discover', say('Discover', 'Descubrir'), Compass),
        tab('matches', say('Matches', 'Coincidencias'), Users),
        tab('messages', say('Messages', 'Mensajes'), MessageCircle),
        tab('achievements', say('Achievements', 'Logros'), Award),
      ]}
    />
  );
}

export const tabsStory: Story = { room: 'tabs', states: { 'five of them': Five } };
