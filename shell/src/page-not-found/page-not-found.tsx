import { ButtonLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Page, Row, Text } from '@haven/shared-ui/layout';
import { Path } from '@haven/shared-ui/scene';
import { House, Phone } from 'lucide-react';
import { usePageTitle } from '../layout/use-page-title.ts';

/** For any path that nobody owns (spec section 2). */
export function PageNotFound() {
  const t = useTexts('shell');
  usePageTitle(t('notFound.heading'));
  return (
    <Page heading={t('notFound.heading')} lead={t('notFound.text')} scene={<Path />}>
      <Text>{t('notFound.calm')}</Text>
      <Row>
        <ButtonLink to="/" tone="main" icon={House}>
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink to="/crisis-resources" icon={Phone}>
          {t('notFound.help')}
        </ButtonLink>
      </Row>
    </Page>
  );
}
