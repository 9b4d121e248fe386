import { useId } from 'react';
import styled from 'styled-components';
import { Row, VisuallyHidden } from '../layout/index.ts';
import { color, radius, space, textSize } from '../theme/index.ts';

const Frame = styled.div`display: grid; gap: ${space.half};`;
const Words = styled(Row)`flex-wrap: nowrap;`;
const Share = styled.span`flex: none; color: ${color.inkSoft}; font-size: ${textSize.small}; font-variant-numeric: tabular-nums;`;

/** The native element: it needs no inline width, which a strict content policy would refuse in ready-made HTML. */
const Bar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 0.7rem;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.line};
  &::-webkit-progress-bar { background: ${color.line}; }
  &::-webkit-progress-value { border-radius: ${radius.round}; background: ${color.pine}; }
  &::-moz-progress-bar { border-radius: ${radius.round}; background: ${color.pine}; }
`;

type ProgressBarProps = {
  label: string;
  labelHidden?: boolean;
  /** 0 to 100 */
  value: number;
  /** Shown and read out in place of the percentage: '12 of 30 days'. */
  text?: string | undefined;
};

/** How far something has come. */
export function ProgressBar({ label, labelHidden = false, value, text }: ProgressBarProps) {
  const id = useId();
  const whole = Math.round(Math.min(100, Math.max(0, value)));
  const words = text ?? `${whole}%`;
  const Label = labelHidden ? VisuallyHidden : 'span';
  return (
    <Frame>
      <Words $justify="between" $align="baseline" $gap="two">
        <Label id={id}>{label}</Label>
        <Share aria-hidden>{words}</Share>
      </Words>
      <Bar max={100} value={whole} aria-labelledby={id} aria-valuetext={words} />
    </Frame>
  );
}
