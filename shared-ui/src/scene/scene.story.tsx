import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Row } from '../layout/index.ts';
import type { Story } from '../stories/story.ts';
import { radius } from '../theme/index.ts';
import { Door, Hills, Lamp, Path, Water } from './index.ts';

const Broad = styled.div`
  aspect-ratio: 2;
  inline-size: min(100%, 24rem);
  overflow: hidden;
  border-radius: ${radius.card};
`;
const Round = styled(Broad)`
  aspect-ratio: 1;
  inline-size: 5.5rem;
  border-radius: ${radius.round};
`;

const shown = (Drawing: ComponentType) => () => (
  <Row $gap="two">
    <Broad>
      <Drawing />
    </Broad>
    <Round>
      <Drawing />
    </Round>
  </Row>
);

export const sceneStory: Story = {
  room: 'scene',
  states: {
    hills: shown(Hills),
    water: shown(Water),
    lamp: shown(Lamp),
    path: shown(Path),
    door: shown(Door),
  },
};
