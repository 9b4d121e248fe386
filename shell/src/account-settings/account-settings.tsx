import { useTexts } from '@haven/shared-ui/language';
import { Lamp } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { usePageTitle } from '../layout/use-page-title.ts';
import { DataManagement } from './data-management.tsx';
import { DataStorage } from './data-storage.tsx';

/** Account Settings: where the data is, and how to take it along. */
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
      <DataManagement />
    </Signpost>
  );
}
