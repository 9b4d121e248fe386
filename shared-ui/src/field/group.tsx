import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/index.ts';
import { space } from '../theme/index.ts';
import { type Explained, explanationIds, FieldError, FieldHint, RequiredMark } from './explanation.tsx';

const Fieldset = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space.one};
  legend { padding: 0; margin-block-end: ${space.half}; font-weight: 600; }
`;

export type GroupProps = Explained & {
  legend: ReactNode;
  /** Read out but not shown: the heading of the card says it already. */
  legendHidden?: boolean | undefined;
};

/** Several controls under one name, with one hint and one error. */
export function Group({
  legend,
  legendHidden,
  children,
  role,
  ...explained
}: GroupProps & { children: ReactNode; role?: 'radiogroup' }) {
  const id = useId();
  const name = (
    <>
      {legend}
      {explained.required && <RequiredMark />}
    </>
  );
  return (
    <Fieldset
      role={role}
      aria-describedby={explanationIds(id, explained)}
      aria-required={role && explained.required}
      aria-invalid={role && explained.error ? true : undefined}
    >
      <legend>{legendHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}</legend>
      <FieldHint id={id} {...explained} />
      {children}
      <FieldError id={id} {...explained} />
    </Fieldset>
  );
}
