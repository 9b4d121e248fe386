import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/index.ts';
import { Checkbox } from './checkbox.tsx';
import { Group, type GroupProps } from './group.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  column-gap: ${space.three};
`;

type CheckboxGroupProps<Value extends string> = GroupProps & {
  options: readonly { value: Value; label: ReactNode }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** Any number of choices. What is chosen comes in the order of the options. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  ...group
}: CheckboxGroupProps<Value>) {
  const choose = (chosen: Value, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === chosen ? on : value.includes(each))),
    );
  return (
    <Group {...group}>
      <Columns>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
          />
        ))}
      </Columns>
    </Group>
  );
}
