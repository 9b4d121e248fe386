import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, contentWidth, measure, radius, space, textSize, wide } from '../theme/index.ts';
import { Heading } from './heading.tsx';
import { Stack } from './stack.ts';

const Frame = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space.three};
  inline-size: 100%;
  max-inline-size: ${({ $narrow }) => ($narrow ? '40rem' : contentWidth)};
  margin-inline: auto;
  ${wide} { gap: ${space.four}; padding-block-start: ${space.two}; }
`;

const Top = styled.header<{ $led: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.one} ${space.two};
  ${wide} {
    column-gap: ${space.six};
    h1 { align-self: ${({ $led }) => ($led ? 'end' : 'center')}; }
  }
`;

/** Under heading and window on phones, so that its lines are long enough to read. */
const Lead = styled.div`
  grid-column: 1 / -1;
  max-inline-size: ${measure};
  color: ${color.inkSoft};
  font-size: ${textSize.large};
  ${wide} { grid-column: 1; align-self: start; }
`;

/** A round window on phones and beside a form, a broad one where there is room. */
const Window = styled.div<{ $narrow: boolean; $led: boolean }>`
  inline-size: 5.5rem;
  block-size: 5.5rem;
  overflow: hidden;
  border-radius: ${radius.round};
  ${wide} {
    grid-area: 1 / 2 / span ${({ $led }) => ($led ? 2 : 1)};
    ${({ $narrow }) => !$narrow && `inline-size: 19rem; block-size: 9.5rem; border-radius: ${radius.card};`}
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.three};
  align-items: start;
  ${wide} { grid-template-columns: minmax(0, 1fr) minmax(16rem, 21rem); gap: ${space.four}; }
`;

type PageProps = {
  heading: string;
  lead?: ReactNode;
  /** A drawing beside the heading, such as `<Hills />`. */
  scene?: ReactNode;
  /** Stands beside the main column where there is room, under it on phones. */
  aside?: ReactNode;
  /** For a screen that is one form. */
  narrow?: boolean;
  children: ReactNode;
};

/** A screen inside the shell's `<main>`: its heading, one column, and where needed a second one. */
export function Page({ heading, lead, scene, aside, narrow = false, children }: PageProps) {
  const led = Boolean(lead);
  const main = <Stack $gap="three">{children}</Stack>;
  return (
    <Frame $narrow={narrow}>
      <Top $led={led}>
        <Heading level={1}>{heading}</Heading>
        {scene && (
          <Window $narrow={narrow} $led={led}>
            {scene}
          </Window>
        )}
        {lead && <Lead>{lead}</Lead>}
      </Top>
      {aside ? (
        <Columns>
          {main}
          <Stack $gap="three">{aside}</Stack>
        </Columns>
      ) : (
        main
      )}
    </Frame>
  );
}
