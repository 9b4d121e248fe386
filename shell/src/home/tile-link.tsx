import { Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { color, motion, radius, space } from '@haven/shared-ui/theme';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

const Tile = styled(Link)<{ $lit: boolean; $upright: boolean }>`
  display: grid;
  grid-template-columns: ${({ $upright }) => ($upright ? 'auto' : 'auto 1fr')};
  align-items: ${({ $upright }) => ($upright ? 'start' : 'center')};
  align-content: start;
  justify-items: start;
  gap: ${space.oneAndHalf} ${space.two};
  block-size: 100%;
  padding: ${space.two};
  border-radius: ${radius.card};
  background: ${({ $lit }) => ($lit ? color.lampSoft : color.surface)};
  ${({ $lit }) => !$lit && `box-shadow: ${color.shadow};`}
  color: ${color.ink};
  text-decoration: none;
  transition: background-color ${motion.quick};
  &:hover { color: ${color.ink}; ${({ $lit }) => !$lit && `background: ${color.shade};`} strong { text-decoration: underline; } }
  &:focus-visible { border-radius: ${radius.card}; }
`;

const Mark = styled.span<{ $lit: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius.round};
  background: ${({ $lit }) => ($lit ? color.surface : color.pineSoft)};
  color: ${({ $lit }) => ($lit ? color.lamp : color.pine)};
`;

const Label = styled.strong`display: block; font-weight: 600; line-height: 1.3; text-underline-offset: 0.18em;`;

type Props = {
  to: string;
  label: string;
  text: string;
  icon: LucideIcon;
  /** In lamp light: for today's reflection. */
  lit?: boolean;
  /** The icon above the words, for narrow columns. */
  upright?: boolean;
};

/** A large tile that is a link as a whole. */
export function TileLink({ to, label, text, icon: Icon, lit = false, upright = false }: Props) {
  return (
    <Tile to={to} $lit={lit} $upright={upright}>
      <Mark $lit={lit}>
        <Icon aria-hidden="true" />
      </Mark>
      <span>
        <Label>{label}</Label>
        <Text as="span" $soft={!lit} $small>
          {text}
        </Text>
      </span>
    </Tile>
  );
}
