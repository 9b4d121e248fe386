import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Part = styled(Stack)`padding-block-start: ${space.two};`;

type Props = { heading: string; text?: string; children: ReactNode };

/** A part of the crisis page. */
export function Section({ heading, text, children }: Props) {
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id}>
      <Stack $gap="half">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {text && <Text $soft>{text}</Text>}
      </Stack>
      {children}
    </Part>
  );
}
