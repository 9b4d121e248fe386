import { Heading } from '@haven/shared-ui/layout';
import { font } from '@haven/shared-ui/theme';
import { type ComponentProps, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Words = styled(Heading)`font-family: ${font.serif}; font-weight: 550; letter-spacing: -0.012em;`;

type ArrivalProps = Omit<ComponentProps<typeof Heading>, 'ref' | 'level'> & {
  /** False where it is there from the start, and nobody was moved. */
  moved?: boolean;
};

/**
 * A heading that takes the focus when it comes: what somebody pressed has left the screen, and whoever listens should
 * hear where they are now.
 */
export function Arrival({ moved = true, ...rest }: ArrivalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, []);
  return <Words level={3} size="title" ref={heading} tabIndex={-1} {...rest} />;
}
