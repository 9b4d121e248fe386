// By its public names, not by path: federation then gives a remote the host's rooms instead of copies of them.
import { useTexts } from '@haven/shared-ui/language';
import { CardGrid, Heading, Page, Stack } from '@haven/shared-ui/layout';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { WayTile } from './way-tile.tsx';

/** A place to go on to. */
export type Way = {
  to: string;
  label: string;
  /** What a person finds there, in one sentence. */
  text: string;
  icon: LucideIcon;
};

type Props = {
  heading: string;
  /** What this place can't do yet, and what does the work meanwhile: one honest sentence or two. */
  line: string;
  scene: ReactNode;
  ways: readonly Way[];
  /** Help that stands before the ways, such as the crisis lines. */
  children?: ReactNode;
};

/** A screen for a place that can't do its own work yet: it says so, and points to what helps now. */
export function Signpost({ heading, line, scene, ways, children }: Props) {
  const t = useTexts('common');
  const id = useId();
  return (
    <Page heading={heading} lead={line} scene={scene}>
      {children}
      <Stack as="section" $gap="two" aria-labelledby={id}>
        <Heading level={2} id={id}>
          {t('signpost.ways')}
        </Heading>
        <CardGrid as="ul" role="list">
          {ways.map((way) => (
            <li key={way.to}>
              <WayTile {...way} />
            </li>
          ))}
        </CardGrid>
      </Stack>
    </Page>
  );
}
