import type { LucideIcon } from 'lucide-react';
import { css } from 'styled-components';
import { color, motion, radius, space, textSize, touchTarget } from '../theme/index.ts';

/**
 * `main` is the one main action of a screen, `danger` is for 'I Need Help Now', emergency calls and what can't be
 * taken back; `pine` is strong without being the main one, `quiet` and `plain` are all the others.
 */
export type ButtonTone = 'main' | 'pine' | 'quiet' | 'plain' | 'danger';

/** What everything that looks like a button understands. */
export type ButtonLook = {
  tone?: ButtonTone | undefined;
  size?: 'normal' | 'large' | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
  icon?: LucideIcon | undefined;
};

const filled = (back: string, over: string, front: string) =>
  `background: ${back}; color: ${front}; &:hover { background: ${over}; color: ${front}; }`;

const tones: Record<ButtonTone, string> = {
  main: filled(color.clay, color.clayStrong, color.onClay),
  pine: filled(color.pine, color.pineStrong, color.onPine),
  danger: filled(color.danger, color.dangerStrong, color.onDanger),
  quiet: `border-color: ${color.lineStrong}; ${filled('transparent', color.shade, color.pine)}`,
  plain: filled('transparent', color.shade, color.pine),
};

export type LookProps = {
  $tone?: ButtonTone | undefined;
  $size?: 'normal' | 'large' | undefined;
  $wide?: boolean | undefined;
};

export const buttonStyle = css<LookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.one};
  min-block-size: ${({ $size }) => ($size === 'large' ? '3.4rem' : touchTarget)};
  padding: ${space.one} ${({ $size }) => ($size === 'large' ? space.four : space.three)};
  border: 1.5px solid transparent;
  border-radius: ${radius.round};
  font-size: ${({ $size }) => ($size === 'large' ? textSize.large : textSize.body)};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: background-color ${motion.quick}, transform ${motion.quick};
  ${({ $wide }) => $wide && 'inline-size: 100%;'}
  ${({ $tone = 'quiet' }) => tones[$tone]}
  &:active { transform: translateY(1px); }
  &:focus-visible { border-radius: ${radius.round}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  &[aria-busy='true'] { cursor: progress; }
`;
