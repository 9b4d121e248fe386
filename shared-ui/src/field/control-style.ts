import { css } from 'styled-components';
import { color, motion, radius, space, touchTarget } from '../theme/index.ts';

/** The look of everything that a person writes into or chooses from. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${touchTarget};
  padding: ${space.one} ${space.oneAndHalf};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.paper};
  color: ${color.ink};
  transition: border-color ${motion.quick}, background-color ${motion.quick};
  &::placeholder { color: ${color.inkSoft}; opacity: 1; }
  &:hover { border-color: ${color.pine}; }
  &:focus { background: ${color.surface}; border-color: ${color.pine}; }
  &:focus-visible { outline-offset: 1px; }
  &:disabled { opacity: 0.6; cursor: not-allowed; }
  &[aria-invalid='true'] { border-color: ${color.clay}; }
`;
