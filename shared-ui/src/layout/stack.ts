import styled from 'styled-components';
import { space } from '../theme/index.ts';

/** A step of the spacing scale, by name. */
export type SpaceStep = keyof typeof space;

const edges = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

type StackProps = { $gap?: SpaceStep | undefined; $align?: 'start' | 'center' | undefined };

/** Things under one another, with the same air between all of them. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => ($align ? edges[$align] : 'stretch')};
  gap: ${({ $gap = 'two' }) => space[$gap]};
  min-inline-size: 0;
`;

type RowProps = {
  $gap?: SpaceStep | undefined;
  $justify?: keyof typeof edges | undefined;
  $align?: 'start' | 'center' | 'baseline' | undefined;
};

/** Things beside one another; what does not fit goes to the next line. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => ($align === 'start' ? 'flex-start' : $align)};
  justify-content: ${({ $justify = 'start' }) => edges[$justify]};
  gap: ${({ $gap = 'one' }) => space[$gap]};
  min-inline-size: 0;
`;
