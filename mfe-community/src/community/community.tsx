import { ExternalLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { Path } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { Users } from 'lucide-react';

/** The finders that these fellowships keep themselves. */
const alcoholicsAnonymous = 'https://www.aa.org/find-aa';
const narcoticsAnonymous = 'https://www.na.org/meetingsearch/';

/** Says that peers can't meet here, and shows where they do: the meetings of AA and NA. */
export default function Community() {
  const t = useTexts('community');
  return (
    <Signpost
      heading={t('community.heading')}
      line={t('community.line')}
      scene={<Path />}
      ways={['checkIn', 'crisis']}
    >
      <Card heading={t('community.meetings.heading')} icon={Users}>
        <Text>{t('community.meetings.text')}</Text>
        <Row>
          <ExternalLink href={alcoholicsAnonymous} tone="pine">
            {t('community.meetings.alcoholicsAnonymous')}
          </ExternalLink>
          <ExternalLink href={narcoticsAnonymous} tone="pine">
            {t('community.meetings.narcoticsAnonymous')}
          </ExternalLink>
        </Row>
      </Card>
    </Signpost>
  );
}
