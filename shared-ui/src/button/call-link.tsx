import { MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonLook, buttonStyle, type LookProps } from './button-style.ts';

const Base = styled.a<LookProps>`${buttonStyle}`;

type CallLinkProps = ComponentProps<'a'> &
  Omit<ButtonLook, 'icon'> & { href: `tel:${string}` | `sms:${string}` };

/** Calls or texts a number with one tap. */
export function CallLink({ tone = 'pine', size, wide, children, ...rest }: CallLinkProps) {
  const Icon = rest.href.startsWith('sms:') ? MessageCircle : Phone;
  return (
    <Base $tone={tone} $size={size} $wide={wide} {...rest}>
      <Icon />
      {children}
    </Base>
  );
}
