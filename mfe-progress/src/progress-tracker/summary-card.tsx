import { Card } from '@haven/shared-ui/card';
import { Text } from '@haven/shared-ui/layout';
import { Skeleton } from '@haven/shared-ui/states';
import { color, font, radius, space, textSize, wide } from '@haven/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One line on phones, so that what a person came for is near; with the figure under its name where there is room. */
const Frame = styled(Card)`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  grid-template-areas: 'drawing label figure' 'drawing note figure';
  grid-template-rows: 1fr auto;
  align-items: center;
  gap: 0 ${space.two};
  block-size: 100%;
  padding: ${space.oneAndHalf} ${space.two};
  ${wide} {
    grid-template-columns: 3rem minmax(0, 1fr);
    grid-template-areas: 'drawing label' 'drawing figure' 'drawing note';
    grid-template-rows: auto auto 1fr;
    align-items: start;
    padding: ${space.three};
  }
`;

/** Holds a lucide icon on a round ground, or a drawing of its own. */
const Drawing = styled.span`
  grid-area: drawing;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.round};
  color: ${color.pine};
`;

export const RoundIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${radius.round};
  background: ${color.pineSoft};
`;

const Label = styled(Text)`grid-area: label;`;
const Note = styled(Text)`grid-area: note;`;
const Figure = styled.p`
  grid-area: figure;
  min-inline-size: 2rem;
  font-family: ${font.serif};
  font-size: ${textSize.title};
  line-height: 1.3;
  text-align: end;
  ${wide} { text-align: start; }
`;

type SummaryCardProps = {
  /** Decorative. */
  drawing: ReactNode;
  label: string;
  /** null while it is on its way; left out where there is nothing to count yet. */
  figure?: string | null | undefined;
  note?: ReactNode;
};

/** One figure of the summary, with what it counts. */
export function SummaryCard({ drawing, label, figure, note }: SummaryCardProps) {
  return (
    <li>
      <Frame>
        <Drawing>{drawing}</Drawing>
        <Label>{label}</Label>
        {figure !== undefined && <Figure>{figure ?? <Skeleton />}</Figure>}
        {note && (
          <Note $small $soft>
            {note}
          </Note>
        )}
      </Frame>
    </li>
  );
}
