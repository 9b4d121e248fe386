import { useTexts } from '@haven/shared-ui/language';
import { Lamp } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { usePageTitle } from '../layout/use-page-title.ts';
import { DataStorage } from './data-storage.tsx';

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
      <DataStorage />
    </Signpost>
  );
}
