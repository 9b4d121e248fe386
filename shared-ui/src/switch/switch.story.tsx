import { useState } from 'react';
import { Card } from '../card/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Switch } from './index.ts';

function Settings() {
  const say = useSample();
  const [dark, setDark] = useState(true);
  const [compact, setCompact] = useState(false);
  return (
    <Card>
      <Switch
        label={say('Dark mode', 'Modo oscuro')}
        description={say('Gentler on the eyes at night.', 'Más suave para los ojos de noche.')}
        checked={dark}
        onChange={setDark}
      />
      <Switch label={say('Compact view', 'Vista compacta')} checked={compact} onChange={setCompact} />
      <Switch
        label={say('Not available here', 'No disponible aquí')}
        checked={false}
        onChange={() => undefined}
        disabled
      />
    </Card>
  );
}

export const switchStory: Story = { room: 'switch', states: { settings: Settings } };
