/** What the cards of both kinds of milestone look like. */
import { Card } from '@haven/shared-ui/card';
import { Row, Text } from '@haven/shared-ui/layout';
import { color, space } from '@haven/shared-ui/theme';
import styled from 'styled-components';

/** One that is paused lies flat on the page. */
export const MilestoneFrame = styled(Card)<{ $quiet?: boolean }>`
  ${({ $quiet }) => $quiet && `background: transparent; box-shadow: inset 0 0 0 1.5px ${color.line};`}
`;

/** What somebody wrote, with their own lines. */
export const OwnWords = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Its icons end where the lines above end. */
export const CardActions = styled(Row)`
  margin-inline-end: calc(-1 * ${space.oneAndHalf});
`;

/** The icons keep together. */
export const IconActions = styled(Row)`
  flex-wrap: nowrap;
  gap: 0;
  margin-inline-start: auto;
`;

/** For buttons without an outline: their words begin where the lines above begin. */
export const PlainActions = styled(Row)`margin-inline-start: calc(-1 * ${space.three});`;
