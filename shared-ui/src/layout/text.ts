import styled, { css } from 'styled-components';
import { color, font, measure, textSize } from '../theme/index.ts';

type TextProps = {
  /** The quieter ink. */
  $soft?: boolean | undefined;
  $small?: boolean | undefined;
  $large?: boolean | undefined;
  /** For what is read slowly: reflections, quotes. */
  $serif?: boolean | undefined;
};

/** A paragraph; its lines hold at most 65 characters. */
export const Text = styled.p<TextProps>`
  max-inline-size: ${measure};
  ${({ $soft }) => $soft && `color: ${color.inkSoft};`}
  ${({ $small }) => $small && `font-size: ${textSize.small};`}
  ${({ $large }) => $large && `font-size: ${textSize.large};`}
  ${({ $serif }) => $serif && `font-family: ${font.serif}; line-height: 1.65;`}
`;

/** Off the screen, and still read out. */
export const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for those who listen to the page instead of looking at it. */
export const VisuallyHidden = styled.span`${hidden}`;
