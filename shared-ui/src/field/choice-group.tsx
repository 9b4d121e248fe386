import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space, textSize } from '../theme/index.ts';
import { Group, type GroupProps } from './group.tsx';

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  gap: ${space.oneAndHalf};
`;

const Tile = styled.label`position: relative; display: grid; cursor: pointer;`;

const Face = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.half};
  min-block-size: 4rem;
  padding: ${space.oneAndHalf};
  border: 2px solid transparent;
  border-radius: ${radius.card};
  background: ${color.shade};
  text-align: center;
  transition: background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick};
`;

/** Lies invisible over its tile, so that a finger and a screen reader find the native control itself. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
  @media (hover: hover) { &:hover + ${Face} { border-color: ${color.line}; } }
  &:checked + ${Face} { border-color: ${color.pine}; background: ${color.pineSoft}; color: ${color.pine}; }
  &:focus-visible + ${Face} { outline: 3px solid ${color.focus}; outline-offset: 3px; }
`;

const Picture = styled.span`font-size: 1.5rem; line-height: 0;`;
const Name = styled.span`font-weight: 600;`;
const Note = styled.span`color: ${color.inkSoft}; font-size: ${textSize.small};`;

type ChoiceGroupProps<Value extends string> = GroupProps & {
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; picture?: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** One choice of a few, as large tiles over native radio buttons. */
export function ChoiceGroup<Value extends string>({
  options,
  value,
  onChange,
  ...group
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" {...group}>
      <Tiles>
        {options.map((option) => (
          <Tile key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Face>
              {option.picture && <Picture>{option.picture}</Picture>}
              <Name>{option.label}</Name>
              {option.description && <Note>{option.description}</Note>}
            </Face>
          </Tile>
        ))}
      </Tiles>
    </Group>
  );
}
