import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space, textSize, touchTarget } from '../theme/index.ts';

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space.oneAndHalf};
  min-block-size: ${touchTarget};
  padding: 0.6rem ${space.one};
  margin-inline: calc(-1 * ${space.one});
  border-radius: ${radius.small};
  cursor: pointer;
  &:hover { background: ${color.shade}; }
`;

const Box = styled.input`
  flex: none;
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 0.45rem;
  background: ${color.surface};
  cursor: inherit;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  &::after {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.75rem;
    margin-block-end: 0.2rem;
    border: solid ${color.onPine};
    border-width: 0 0.16rem 0.16rem 0;
    transform: rotate(45deg);
    opacity: 0;
  }
  &:checked { border-color: ${color.pine}; background: ${color.pine}; }
  &:checked::after { opacity: 1; }
  @media (forced-colors: active) { appearance: auto; &::after { content: none; } }
`;

const Note = styled.span`display: block; color: ${color.inkSoft}; font-size: ${textSize.small};`;

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox with its words beside it; the whole line can be pressed. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <Line>
      <Box
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
      />
      <span>
        <span id={id}>{label}</span>
        {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      </span>
    </Line>
  );
}
