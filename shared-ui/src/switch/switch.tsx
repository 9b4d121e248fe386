import * as Radix from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space, textSize, touchTarget } from '../theme/index.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.three};
  min-block-size: ${touchTarget};
`;
const Label = styled.label`flex: 1; cursor: pointer;`;
const Name = styled.span`display: block; font-weight: 600;`;
const Note = styled.span`display: block; color: ${color.inkSoft}; font-size: ${textSize.small};`;

const Track = styled(Radix.Root)`
  flex: none;
  inline-size: 3.25rem;
  block-size: 1.9rem;
  padding: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.shade};
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  &:focus-visible { border-radius: ${radius.round}; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  &[data-state='checked'] { border-color: ${color.pine}; background: ${color.pine}; }
`;

const Knob = styled(Radix.Thumb)`
  display: block;
  inline-size: 1.3rem;
  block-size: 1.3rem;
  margin-inline-start: 0.2rem;
  border-radius: ${radius.round};
  background: ${color.lineStrong};
  transition: transform ${motion.quick}, background-color ${motion.quick};
  &[data-state='checked'] { background: ${color.onPine}; transform: translateX(1.35rem); }
`;

type SwitchProps = {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A setting that is on or off, as a line that can be pressed as a whole. */
export function Switch({ label, description, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <Label htmlFor={id}>
        <Name id={`${id}-name`}>{label}</Name>
        {description && <Note id={`${id}-note`}>{description}</Note>}
      </Label>
      <Track
        id={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={description ? `${id}-note` : undefined}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
      >
        <Knob />
      </Track>
    </Row>
  );
}
