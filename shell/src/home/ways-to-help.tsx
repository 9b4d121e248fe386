import { ExternalLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { color, motion, radius, space, touchTarget } from '@haven/shared-ui/theme';
import styled, { css } from 'styled-components';
import { type Way, wayGroups } from './ways.ts';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.three};
`;

const List = styled.ul`list-style: none;`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.oneAndHalf};
  min-block-size: ${touchTarget};
  margin-inline: calc(-1 * ${space.one});
  padding-inline: ${space.one};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  transition: background-color ${motion.quick};
  &:hover { background: ${color.shade}; color: ${color.ink}; text-decoration: underline; }
  && > .lucide { inline-size: 1.25em; block-size: 1.25em; margin: 0; color: ${color.pine}; }
`;
const Inside = styled(Link)`${row}`;
const Away = styled(ExternalLink)`
  ${row}
  && > .lucide:not(:first-child) { inline-size: 1em; block-size: 1em; color: ${color.inkSoft}; }
`;

/** All that Home can lead to, by what somebody needs. */
export function WaysToHelp() {
  const t = useTexts('shell');
  return (
    <Card heading={t('home.ways.heading')}>
      <Groups>
        {wayGroups.map(({ id, ways }) => (
          <Stack key={id} $gap="half">
            <Heading level={3} size="body" id={`ways-${id}`}>
              {t(`home.ways.${id}`)}
            </Heading>
            <List role="list" aria-labelledby={`ways-${id}`}>
              {ways.map((way) => (
                <li key={way.id}>
                  <WayLink way={way} />
                </li>
              ))}
            </List>
          </Stack>
        ))}
      </Groups>
    </Card>
  );
}

function WayLink({ way }: { way: Way }) {
  const t = useTexts('shell');
  const name = t(`home.ways.${way.id}`);
  if ('href' in way)
    return (
      <Away href={way.href} icon={way.icon}>
        {name}
      </Away>
    );
  return (
    <Inside to={way.to}>
      <way.icon aria-hidden="true" />
      {name}
    </Inside>
  );
}
