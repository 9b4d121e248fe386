import { Check, ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/select';
import styled from 'styled-components';
import { controlStyle, useField } from '../field/index.ts';
import { useTexts } from '../language/index.ts';
import { popupLineStyle, popupStyle } from '../menu/popup-style.ts';
import { color, handOverStyleNonce, space, styleNonce } from '../theme/index.ts';
import { PageAtRest } from './page-at-rest.ts';

handOverStyleNonce();

const Trigger = styled(Radix.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.one};
  text-align: start;
  &[data-placeholder] { color: ${color.inkSoft}; }
`;

const Sheet = styled(Radix.Content)`
  ${popupStyle}
  overflow: hidden;
  min-inline-size: var(--radix-select-trigger-width);
  max-inline-size: calc(100vw - 2 * ${space.two});
  max-block-size: min(22rem, var(--radix-select-content-available-height));
`;

const Line = styled(Radix.Item)`${popupLineStyle} .lucide { margin-inline-start: auto; }`;

type SelectProps<Value extends string> = {
  options: readonly { value: Value; label: string }[];
  value?: Value | undefined;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  placeholder?: string;
  /** Under which name a form sends it. */
  name?: string;
  disabled?: boolean;
};

/** One of many; its label comes from the `Field` around it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, defaultValue, onChange, placeholder, name, disabled } = props;
  const t = useTexts('common');
  const field = useField();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange?.(option.value);
  };
  const chosen = defaultValue === undefined ? { value: value ?? '' } : { defaultValue };
  return (
    <Radix.Root {...chosen} name={name} disabled={disabled} onValueChange={choose}>
      <Trigger {...field}>
        <Radix.Value placeholder={placeholder ?? t('choose')} />
        <ChevronDown />
      </Trigger>
      <Radix.Portal>
        <Sheet position="popper" sideOffset={6} collisionPadding={12}>
          <PageAtRest />
          <Radix.Viewport nonce={styleNonce()}>
            {options.map((option) => (
              <Line key={option.value} value={option.value}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator asChild>
                  <Check />
                </Radix.ItemIndicator>
              </Line>
            ))}
          </Radix.Viewport>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
