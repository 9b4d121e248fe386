import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Link } from '../router/index.ts';
import { type ButtonLook, buttonStyle, type LookProps } from './button-style.ts';

const Base = styled(Link)<LookProps>`${buttonStyle}`;

/** A link to another screen of Haven that looks like a button. */
export function ButtonLink({
  tone,
  size,
  wide,
  icon: Icon,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Base $tone={tone} $size={size} $wide={wide} {...rest}>
      {Icon && <Icon />}
      {children}
    </Base>
  );
}
