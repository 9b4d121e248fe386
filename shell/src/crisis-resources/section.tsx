import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { type ReactNode, useId } from 'react';

type Props = { heading: string; text?: string; children: ReactNode };

/** A part of the crisis page. */
export function Section({ heading, text, children }: Props) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Stack $gap="half">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {text && <Text $soft>{text}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
