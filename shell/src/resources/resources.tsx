import { ButtonLink } from '@haven/shared-ui/button';
import { Card, CardGrid } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Page, Row, Text } from '@haven/shared-ui/layout';
import { Path } from '@haven/shared-ui/scene';
import { usePageTitle } from '../layout/use-page-title.ts';
import { ResourceCard } from './resource-card.tsx';
import { resources } from './resources-data.ts';

/** Recovery Resources: what each guide is about. */
export default function Resources() {
  const t = useTexts('shell');
  usePageTitle(t('resources.heading'));
  return (
    <Page heading={t('resources.heading')} lead={t('resources.line')} scene={<Path />}>
      <CardGrid>
        {resources.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} level={2} />
        ))}
      </CardGrid>
      <Card heading={t('resources.now.heading')} tone="pine">
        <Text>{t('resources.now.text')}</Text>
        <Row>
          <ButtonLink to="/crisis-resources" tone="pine">
            {t('resources.now.crisis')}
          </ButtonLink>
          <ButtonLink to="/">{t('resources.now.home')}</ButtonLink>
        </Row>
      </Card>
    </Page>
  );
}
