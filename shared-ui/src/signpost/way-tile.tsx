import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { color, motion, radius, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { type Way, ways } from './ways.ts';

const Tile = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: ${space.two};
  block-size: 100%;
  padding: ${space.three};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  text-decoration: none;
  transition: background-color ${motion.quick};
  &:hover { background: ${color.shade}; }
  &:focus-visible { border-radius: ${radius.card}; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${space.six};
  block-size: ${space.six};
  border-radius: ${radius.round};
  background: ${color.pineSoft};
`;

const Label = styled.strong`display: block; font-size: ${textSize.large}; font-weight: 600;`;

/** One place to go on to, as a large tile that is a link as a whole. */
export function WayTile({ way }: { way: Way }) {
  const t = useTexts('common');
  const { to, icon: Icon } = ways[way];
  return (
    <Tile to={to}>
      <Mark>
        <Icon />
      </Mark>
      <span>
        <Label>{t(`signpost.${way}.label`)}</Label>
        <Text as="span" $soft>
          {t(`signpost.${way}.text`)}
        </Text>
      </span>
    </Tile>
  );
}
