import { Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { color, motion, radius, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import type { Way } from './signpost.tsx';

const Tile = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${space.two};
  block-size: 100%;
  padding: ${space.three};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  color: ${color.ink};
  text-decoration: none;
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.shade};
    color: ${color.ink};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space.six};
  block-size: ${space.six};
  border-radius: ${radius.round};
  background: ${color.pineSoft};
  color: ${color.pine};
`;

const Label = styled.span`
  display: block;
  font-size: ${textSize.large};
  font-weight: 600;
  line-height: 1.3;
`;

/** One place to go on to, as a large tile that is a link as a whole. */
export function WayTile({ to, label, text, icon: Icon }: Way) {
  return (
    <Tile to={to}>
      <Mark>
        <Icon aria-hidden="true" />
      </Mark>
      <span>
        <Label>{label}</Label>
        <Text as="span" $soft>
          {text}
        </Text>
      </span>
    </Tile>
  );
}
