import { Card } from '@haven/shared-ui/card';
import { Text } from '@haven/shared-ui/layout';
import { Skeleton } from '@haven/shared-ui/states';
import { color, font, radius, space, textSize } from '@haven/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled(Card)`
  block-size: 100%;
  padding: ${space.two};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  align-items: center;
  gap: ${space.two};
`;

const Drawing = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.round};
  background: ${color.pineSoft};
  color: ${color.pine};
`;

const Figure = styled.p`
  font-family: ${font.serif};
  font-size: ${textSize.title};
  line-height: 1.25;
`;

type SummaryCardProps = {
  /** Decorative. */
  drawing: ReactNode;
  label: string;
  /** null while it is on its way. */
  figure: string | null;
  note?: ReactNode;
};

/** One figure of the summary, with what it counts. */
export function SummaryCard({ drawing, label, figure, note }: SummaryCardProps) {
  return (
    <li>
      <Frame>
        <Line>
          <Drawing>{drawing}</Drawing>
          <div>
            <Text $soft $small>
              {label}
            </Text>
            <Figure>{figure ?? <Skeleton $width="short" />}</Figure>
            {note && (
              <Text $small $soft>
                {note}
              </Text>
            )}
          </div>
        </Line>
      </Frame>
    </li>
  );
}
