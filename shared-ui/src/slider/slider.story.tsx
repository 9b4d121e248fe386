import { useState } from 'react';
import { Card } from '../card/index.ts';
import { type Story, useSample } from '../stories/story.ts';
import { Slider } from './index.ts';

function Progress() {
  const say = useSample();
  const [value, setValue] = useState(35);
  return (
    <Card>
      <Slider
        label={say('How far along you feel', 'Cuánto sientes que avanzaste')}
        value={value}
        onChange={setValue}
        text={(share) => `${share}%`}
      />
    </Card>
  );
}

export const sliderStory: Story = { room: 'slider', states: { 'in steps of 5': Progress } };
