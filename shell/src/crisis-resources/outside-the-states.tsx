import { ExternalLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { findAHelpline } from './other-sites.ts';
import { Section } from './section.tsx';

/** Where to look from another country. */
export function OutsideTheStates() {
  const t = useTexts('shell');
  return (
    <Section heading={t('crisisResources.outside.heading')}>
      <Text>
        {t('crisisResources.outside.text')}{' '}
        <ExternalLink href={findAHelpline}>{t('crisisResources.outside.link')}</ExternalLink>
      </Text>
    </Section>
  );
}
