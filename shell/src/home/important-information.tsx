import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { Link } from '@haven/shared-ui/router';

const points = ['treatment', 'emergency', 'data', 'links'] as const;

/** What everyone has to know before they rely on Haven: the disclaimers of the spec. */
export function ImportantInformation() {
  const t = useTexts('shell');
  return (
    <Stack as="section" $gap="one" aria-labelledby="important">
      <Heading level={2} size="large" id="important">
        {t('home.important.heading')}
      </Heading>
      {points.map((point) => (
        <Text key={point} $small $soft>
          {t(`home.important.${point}`)}
        </Text>
      ))}
      <Text $small>
        <Link to="/privacy">{t('privacy.heading')}</Link>
      </Text>
    </Stack>
  );
}
