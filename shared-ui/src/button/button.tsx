import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { BusyMark } from './busy-mark.ts';
import { type ButtonLook, buttonStyle, type LookProps } from './button-style.ts';

const Base = styled.button<LookProps>`${buttonStyle}`;

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is on its way: the text stays, further presses do nothing, the focus is kept. */
    busy?: boolean | undefined;
  };

/** A button. Its type is `button` unless it says `submit`. */
export function Button({ tone, size, wide, icon: Icon, busy, children, onClick, ...rest }: ButtonProps) {
  // Not `disabled`: that would take the focus away from whoever pressed it.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <Base
      type="button"
      $tone={tone}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={press}
    >
      {busy ? <BusyMark /> : Icon && <Icon />}
      {children}
    </Base>
  );
}
