import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Stack, Text } from '../layout/index.ts';
import { font, radius, space } from '../theme/index.ts';

const Frame = styled(Stack)`padding-block: ${space.one}; text-align: center;`;
const Title = styled(Heading)`font-family: ${font.serif}; font-weight: 550;`;
const Window = styled.div`
  inline-size: min(100%, 22rem);
  aspect-ratio: 2;
  overflow: hidden;
  border-radius: ${radius.card};
`;

type EmptyStateProps = {
  heading: string;
  /** A drawing, such as `<Path />`. */
  scene?: ReactNode;
  /** What can stand here once there is something. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
};

/** Where nothing is yet: a drawing, a kind word, and the way to begin. */
export function EmptyState({ heading, scene, children, action, level = 2 }: EmptyStateProps) {
  return (
    <Frame $align="center">
      {scene && <Window>{scene}</Window>}
      <Stack $gap="half" $align="center">
        <Title level={level} size="large">
          {heading}
        </Title>
        {children && (
          <Text as="div" $soft>
            {children}
          </Text>
        )}
      </Stack>
      {action}
    </Frame>
  );
}
