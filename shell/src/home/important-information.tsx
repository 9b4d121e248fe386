import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';
import { space, wide } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const points = ['treatment', 'emergency', 'data', 'links'] as const;

const Points = styled.div`
  display: grid;
  gap: ${space.one} ${space.four};
  ${wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** What everyone has to know before they rely on Haven: the disclaimers of the spec. */
export function ImportantInformation() {
  const t = useTexts('shell');
  return (
    <Stack as="section" $gap="one" aria-labelledby="important">
      <Heading level={2} size="large" id="important">
        {t('home.important.heading')}
      </Heading>
      <Points>
        {points.map((point) => (
          <Text key={point} $small $soft>
            {t(`home.important.${point}`)}
          </Text>
        ))}
      </Points>
      <Text $small>
        <Link to="/privacy">{t('privacy.heading')}</Link>
      </Text>
    </Stack>
  );
}
