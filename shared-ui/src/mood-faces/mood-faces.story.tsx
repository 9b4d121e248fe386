import styled from 'styled-components';
import { moods } from '../device-store/index.ts';
import { Row } from '../layout/index.ts';
import type { Story } from '../stories/story.ts';
import { color, textSize } from '../theme/index.ts';
import { MoodFace } from './index.ts';

const Large = styled(Row)`
  color: ${color.pine};
  font-size: ${textSize.display};
`;

const Faces = () => (
  <Large $gap="two">
    {moods.map((mood) => (
      <MoodFace key={mood} mood={mood} />
    ))}
  </Large>
);

export const moodFacesStory: Story = { room: 'mood-faces', states: { 'all four': Faces } };
