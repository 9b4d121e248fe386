import styled, { css, keyframes } from 'styled-components';
import { color, motion, radius, space, wide } from '../theme/index.ts';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(1.5rem); }`;

export const scrimStyle = css`
  position: fixed;
  z-index: 40;
  inset: 0;
  background: ${color.scrim};
  animation: ${appear} ${motion.quick};
`;

/** A sheet from the bottom on phones, within reach of the thumb; in the middle where there is room. */
export const sheetStyle = css`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: 92dvh;
  overflow: hidden;
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  outline: none;
  animation: ${rise} ${motion.calm};
  ${wide} {
    inset: 0;
    block-size: fit-content;
    max-block-size: 88dvh;
    max-inline-size: 36rem;
    margin: auto;
    border-radius: ${radius.card};
  }
`;

/** What scrolls when a sheet is higher than the screen; its bottom keeps clear of a phone's home bar. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.two};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.three};
  padding-block-end: max(${space.three}, env(safe-area-inset-bottom));
  & + * { padding-block-start: 0; }
`;

/** The title, which stays in view with the cross beside it. */
export const Head = styled.div`
  padding: ${space.three} calc(${space.three} + 2.5rem) ${space.one} ${space.three};
  & + * { padding-block-start: ${space.half}; }
`;

/** The buttons; content that goes on fades out above them. On phones the last one, the main one, comes first. */
export const Footer = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.one};
  padding: ${space.two} ${space.three};
  box-shadow: 0 -0.5rem 0.75rem ${color.surface};
  padding-block-end: max(${space.three}, env(safe-area-inset-bottom));
  ${wide} { flex-direction: row; justify-content: flex-end; }
`;
