// By its public names, not by path: federation then gives a remote the host's rooms instead of copies of them.
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Page, Stack } from '@haven/shared-ui/layout';
import { radius } from '@haven/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { WayTile } from './way-tile.tsx';
import type { Way } from './ways.ts';

/** The drawing in the place of a first card, where there is no other help to show there. */
const View = styled.div`
  overflow: hidden;
  aspect-ratio: 2;
  border-radius: ${radius.card};
`;

type SignpostProps = {
  heading: string;
  /** What this place can't do yet, and what does the work meanwhile: one honest sentence or two. */
  line: string;
  scene: ReactNode;
  /** Where to go on, in this order; two or three. */
  ways: readonly Way[];
  /** Help that comes before the ways, such as the crisis lines. */
  children?: ReactNode;
};

/** A screen for a place that can't do its own work yet: it says so, and points to what helps now. */
export function Signpost({ heading, line, scene, ways, children }: SignpostProps) {
  const t = useTexts('common');
  const id = useId();
  const onwards = (
    <Stack as="section" $gap="two" aria-labelledby={id}>
      <Heading level={2} size="large" id={id}>
        {t('signpost.heading')}
      </Heading>
      <Stack as="ul" role="list" $gap="two">
        {ways.map((way) => (
          <li key={way}>
            <WayTile way={way} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
  return (
    <Page heading={heading} lead={line} scene={children && scene} aside={onwards}>
      {children ?? <View>{scene}</View>}
    </Page>
  );
}
