import { Card } from '../card/index.ts';
import type { Story } from '../stories/story.ts';
import { CrisisLineList } from './index.ts';

const All = () => (
  <Card>
    <CrisisLineList />
  </Card>
);

export const crisisLinesStory: Story = { room: 'crisis-lines', states: { all: All } };
