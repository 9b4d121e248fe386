import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { Lamp } from '@haven/shared-ui/scene';
import { color, radius, space, wide } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const Band = styled.section`
  display: grid;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.pineSoft};
  ${wide} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;
const Words = styled(Stack)`
  align-self: center;
  padding: ${space.three};
  ${wide} { padding: ${space.four}; }
`;
const View = styled.div`
  order: -1;
  block-size: 8rem;
  ${wide} { order: 0; block-size: auto; min-block-size: 13rem; position: relative; svg { position: absolute; inset: 0; } }
`;

/** What Haven is, and that it is free. */
export function Mission() {
  const t = useTexts('shell');
  return (
    <Band aria-labelledby="mission">
      <Words $gap="oneAndHalf">
        <Heading level={2} id="mission">
          {t('home.mission.heading')}
        </Heading>
        <Text>{t('home.mission.text')}</Text>
        <Text>
          <Link to="/about">{t('home.mission.about')}</Link>
        </Text>
      </Words>
      <View>
        <Lamp />
      </View>
    </Band>
  );
}
