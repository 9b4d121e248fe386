import { ButtonLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row } from '@haven/shared-ui/layout';
import { Lamp } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { usePageTitle } from '../layout/use-page-title.ts';

/** Account Settings: what will be here, and what works today. */
export default function AccountSettings() {
  const t = useTexts('shell');
  usePageTitle(t('accountSettings.heading'));
  return (
    <Signpost
      heading={t('accountSettings.heading')}
      line={t('accountSettings.line')}
      scene={<Lamp />}
      ways={['home', 'crisis']}
    >
      <Row>
        <ButtonLink to="/profile-preferences">{t('profilePreferences.heading')}</ButtonLink>
        <ButtonLink to="/privacy">{t('privacy.heading')}</ButtonLink>
      </Row>
    </Signpost>
  );
}
