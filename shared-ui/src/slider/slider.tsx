import * as Radix from 'radix-ui/slider';
import { useId } from 'react';
import styled from 'styled-components';
import { Row, Stack } from '../layout/index.ts';
import { color, radius, touchTarget } from '../theme/index.ts';

const Label = styled.span`font-weight: 600;`;
const Value = styled.output`color: ${color.pine}; font-weight: 600; font-variant-numeric: tabular-nums;`;

const Track = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  block-size: ${touchTarget};
  cursor: pointer;
  touch-action: none;
  user-select: none;
`;
const Line = styled(Radix.Track)`
  position: relative;
  flex: 1;
  block-size: 0.7rem;
  border-radius: ${radius.round};
  background: ${color.line};
  overflow: hidden;
`;
const Range = styled(Radix.Range)`position: absolute; block-size: 100%; background: ${color.pine};`;
const Knob = styled(Radix.Thumb)`
  display: block;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 3px solid ${color.pine};
  border-radius: ${radius.round};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  &:focus-visible { border-radius: ${radius.round}; }
`;

type SliderProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value in words, seen and read out: '40%'. */
  text?: (value: number) => string;
};

/** A number by dragging, pressing, or the arrow keys. */
export function Slider({ label, value, onChange, min = 0, max = 100, step = 5, text = String }: SliderProps) {
  const id = useId();
  const change = ([first]: number[]) => first !== undefined && onChange(first);
  return (
    <Stack $gap="half">
      <Row $justify="between" $align="baseline">
        <Label id={id}>{label}</Label>
        <Value aria-hidden>{text(value)}</Value>
      </Row>
      <Track value={[value]} onValueChange={change} min={min} max={max} step={step}>
        <Line>
          <Range />
        </Line>
        <Knob aria-labelledby={id} aria-valuetext={text(value)} />
      </Track>
    </Stack>
  );
}
