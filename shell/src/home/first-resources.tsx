import { ButtonLink } from '@haven/shared-ui/button';
import { CardGrid } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { ResourceCard } from '../resources/resource-card.tsx';
import { resources } from '../resources/resources-data.ts';
import { Section } from './section.tsx';

/** Spec section 9: Home shows 3 resources. */
const first = resources.slice(0, 3);

/** The first recovery resources, and the way to all of them. */
export function FirstResources() {
  const t = useTexts('shell');
  return (
    <Section
      heading={t('home.resources.heading')}
      action={<ButtonLink to="/resources">{t('home.resources.all')}</ButtonLink>}
    >
      <CardGrid>
        {first.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} level={3} />
        ))}
      </CardGrid>
    </Section>
  );
}
