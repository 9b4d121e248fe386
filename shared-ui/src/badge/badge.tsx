import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, textSize } from '../theme/index.ts';

export type BadgeTone = 'plain' | 'pine' | 'clay' | 'lamp' | 'danger';

const looks: Record<BadgeTone, string> = {
  plain: `background: ${color.shade}; color: ${color.inkSoft};`,
  pine: `background: ${color.pineSoft}; color: ${color.pine};`,
  clay: `background: ${color.claySoft}; color: ${color.clay};`,
  lamp: `background: ${color.lampSoft}; color: ${color.lamp};`,
  danger: `background: ${color.dangerSoft}; color: ${color.dangerInk};`,
};

const Base = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.2em 0.75em;
  border-radius: ${radius.round};
  font-size: ${textSize.small};
  font-weight: 600;
  ${({ $tone }) => looks[$tone]}
  .lucide { inline-size: 1.1em; block-size: 1.1em; }
`;

type BadgeProps = { tone?: BadgeTone | undefined; icon?: LucideIcon | undefined; children: ReactNode };

/** A word or two about the state of something. */
export function Badge({ tone = 'plain', icon: Icon, children }: BadgeProps) {
  return (
    <Base $tone={tone}>
      {Icon && <Icon />}
      {children}
    </Base>
  );
}
