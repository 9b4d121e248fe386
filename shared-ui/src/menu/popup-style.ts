import { css, keyframes } from 'styled-components';
import { color, motion, radius, space, touchTarget } from '../theme/index.ts';

const unfold = keyframes`from { opacity: 0; transform: translateY(-0.25rem); }`;

/** What opens out of a button: a menu, the options of a select. */
export const popupStyle = css`
  /* Over a toast: what somebody has just opened comes first. */
  z-index: 55;
  overflow-y: auto;
  padding: ${space.one};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  outline: none;
  animation: ${unfold} ${motion.quick};
`;

/** A line of it that can be chosen. */
export const popupLineStyle = css`
  display: flex;
  align-items: center;
  gap: ${space.oneAndHalf};
  min-block-size: ${touchTarget};
  padding: ${space.half} ${space.oneAndHalf};
  border-radius: ${radius.small};
  color: ${color.ink};
  line-height: 1.3;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  &[data-highlighted] { background: ${color.pineSoft}; color: ${color.ink}; outline: none; }
  &[data-disabled] { opacity: 0.55; cursor: not-allowed; }
  > .lucide { color: ${color.pine}; }
`;
