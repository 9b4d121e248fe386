import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { font, textSize } from '../theme/index.ts';

type Level = 1 | 2 | 3 | 4;
type HeadingSize = Exclude<keyof typeof textSize, 'small'>;

const sizeOf: Record<Level, HeadingSize> = { 1: 'display', 2: 'title', 3: 'large', 4: 'body' };

const Line = styled.h2<{ $size: HeadingSize; $serif: boolean }>`
  font-size: ${({ $size }) => textSize[$size]};
  ${({ $serif }) => $serif && `font-family: ${font.serif}; font-weight: 550; letter-spacing: -0.012em;`}
`;

type HeadingProps = ComponentProps<'h2'> & { level: Level; size?: HeadingSize | undefined };

/** A heading. Its level says where it stands in the page, its size how it looks; levels 1 and 2 are in serif. */
export function Heading({ level, size = sizeOf[level], ...rest }: HeadingProps) {
  return <Line as={`h${level}`} $size={size} $serif={level < 3} {...rest} />;
}
