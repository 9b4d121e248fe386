import { ArrowUpRight, Check, type LucideIcon } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTexts } from '../language/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { Link } from '../router/index.ts';
import { color, space, textSize } from '../theme/index.ts';
import { popupLineStyle } from './popup-style.ts';

const Line = styled(Radix.Item)<{ $danger?: boolean | undefined }>`
  ${popupLineStyle}
  ${({ $danger }) => $danger && `&, > .lucide { color: ${color.dangerInk}; }`}
`;
const Choice = styled(Radix.RadioItem)`${popupLineStyle} .lucide { margin-inline-start: auto; }`;

/** The name of the part of a menu that follows. */
export const MenuLabel = styled(Radix.Label)`
  padding: ${space.one} ${space.oneAndHalf} ${space.half};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  font-weight: 600;
`;

/** Something to read in a menu, not to choose. */
export const MenuNote = styled.div`padding: ${space.one} ${space.oneAndHalf};`;

export const MenuSeparator = styled(Radix.Separator)`
  block-size: 1px;
  margin: ${space.one} ${space.oneAndHalf};
  background: ${color.line};
`;

type ItemProps = { icon?: LucideIcon; children: ReactNode };

/** Something to do. */
export function MenuItem({
  icon: Icon,
  danger,
  onSelect,
  children,
}: ItemProps & { danger?: boolean; onSelect: () => void }) {
  return (
    <Line $danger={danger} onSelect={onSelect}>
      {Icon && <Icon />}
      {children}
    </Line>
  );
}

/** Another screen of Haven. */
export function MenuLink({ icon: Icon, to, children }: ItemProps & { to: string }) {
  return (
    <Line asChild>
      <Link to={to}>
        {Icon && <Icon />}
        {children}
      </Link>
    </Line>
  );
}

/** A page outside of Haven, in a new tab. */
export function MenuExternalLink({ icon: Icon, href, children }: ItemProps & { href: string }) {
  const t = useTexts('common');
  return (
    <Line asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {Icon && <Icon />}
        {children}
        <ArrowUpRight />
        <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
      </a>
    </Line>
  );
}

type MenuChoicesProps = {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode }[];
};

/** One of several, such as the language; the one that holds carries a check mark. */
export function MenuChoices({ value, onChange, options }: MenuChoicesProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Choice key={option.value} value={option.value}>
          {option.label}
          <Radix.ItemIndicator asChild>
            <Check />
          </Radix.ItemIndicator>
        </Choice>
      ))}
    </Radix.RadioGroup>
  );
}
