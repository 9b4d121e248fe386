import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Stack } from '../layout/index.ts';
import { type Explained, explanationIds, FieldError, FieldHint, RequiredMark } from './explanation.tsx';
import { FieldContext } from './field-context.ts';

const Label = styled.label`font-weight: 600;`;

type FieldProps = Explained & {
  label: ReactNode;
  /** One control; it takes its wiring by `useField`. */
  children: ReactNode;
};

/** A control with its label above, a hint, and what is wrong with it. */
export function Field({ label, children, ...explained }: FieldProps) {
  const id = useId();
  const wiring = {
    id,
    'aria-describedby': explanationIds(id, explained),
    'aria-invalid': explained.error ? (true as const) : undefined,
    'aria-required': explained.required ? (true as const) : undefined,
  };
  return (
    <Stack $gap="half">
      <Label htmlFor={id}>
        {label}
        {explained.required && <RequiredMark />}
      </Label>
      <FieldHint id={id} {...explained} />
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={id} {...explained} />
    </Stack>
  );
}
