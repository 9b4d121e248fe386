// By its public names, not by path: federation then gives a remote the host's rooms instead of copies of them.
import { CardGrid } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Page, Stack } from '@haven/shared-ui/layout';
import { type ReactNode, useId } from 'react';
import { WayTile } from './way-tile.tsx';
import type { Way } from './ways.ts';

type SignpostProps = {
  heading: string;
  /** What this place can't do yet, and what does the work meanwhile: one honest sentence or two. */
  line: string;
  scene: ReactNode;
  /** Where to go on, in this order; two or three. */
  ways: readonly Way[];
  /** Help that stands before the ways, such as the crisis lines. */
  children?: ReactNode;
};

/** A screen for a place that can't do its own work yet: it says so, and points to what helps now. */
export function Signpost({ heading, line, scene, ways, children }: SignpostProps) {
  const t = useTexts('common');
  const id = useId();
  return (
    <Page heading={heading} lead={line} scene={scene}>
      {children}
      <Stack as="section" $gap="two" aria-labelledby={id}>
        <Heading level={2} size="large" id={id}>
          {t('signpost.heading')}
        </Heading>
        <CardGrid as="ul" role="list">
          {ways.map((way) => (
            <li key={way}>
              <WayTile way={way} />
            </li>
          ))}
        </CardGrid>
      </Stack>
    </Page>
  );
}
