import { useTexts } from '@haven/shared-ui/language';
import { Lamp } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { LifeBuoy, LockKeyhole, SlidersHorizontal } from 'lucide-react';
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
      ways={[
        {
          to: '/profile-preferences',
          label: t('profilePreferences.heading'),
          text: t('profilePreferences.lead'),
          icon: SlidersHorizontal,
        },
        { to: '/privacy', label: t('privacy.heading'), text: t('privacy.lead'), icon: LockKeyhole },
        {
          to: '/crisis-resources',
          label: t('crisisResources.heading'),
          text: t('home.quick.hotlines.text'),
          icon: LifeBuoy,
        },
      ]}
    />
  );
}
