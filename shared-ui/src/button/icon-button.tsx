import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, touchTarget } from '../theme/index.ts';
import { Button } from './button.tsx';
import type { ButtonTone } from './button-style.ts';

const Round = styled(Button)`
  flex: none;
  inline-size: ${touchTarget};
  padding: 0;
  &[aria-pressed='true'] { background: ${color.pineSoft}; .lucide { fill: currentColor; } }
`;

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'size' | 'wide' | 'tone'> & {
  icon: LucideIcon;
  /** What it does, in words: nobody has to guess an icon. */
  label: string;
  tone?: Extract<ButtonTone, 'plain' | 'quiet' | 'danger'> | undefined;
  /** For a button that is on or off, such as a bookmark. */
  pressed?: boolean | undefined;
};

/** A round button with an icon alone. */
export function IconButton({ label, tone = 'plain', pressed, ...rest }: IconButtonProps) {
  return <Round tone={tone} aria-label={label} title={label} aria-pressed={pressed} {...rest} />;
}
