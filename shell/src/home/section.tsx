import { Heading, Row, Stack } from '@haven/shared-ui/layout';
import { type ReactNode, useId } from 'react';

type Props = { heading: string; action?: ReactNode; children: ReactNode };

/** A part of Home: its heading, with the way to more of it at the right, and its content on the paper. */
export function Section({ heading, action, children }: Props) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Row $justify="between" $align="baseline">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {action}
      </Row>
      {children}
    </Stack>
  );
}
