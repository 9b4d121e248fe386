import { Badge } from '@haven/shared-ui/badge';
import { ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';
import { HardDrive } from 'lucide-react';

/** Where a person's entries are: on the device, and in the cloud too once they are signed in (spec section 2). */
export function DataStorage() {
  const t = useTexts('shell');
  const user = useAtomValue(userAtom);
  const known = user !== 'unknown';
  const place = known && user ? 'cloud' : 'local';
  return (
    <Card
      heading={t('accountSettings.storage.heading')}
      icon={HardDrive}
      action={known && <Badge tone="pine">{t(`accountSettings.storage.${place}`)}</Badge>}
    >
      {known && <Text>{t(`accountSettings.storage.${place}Text`)}</Text>}
      <Row>
        <ButtonLink to="/profile-preferences">{t('profilePreferences.heading')}</ButtonLink>
        <ButtonLink to="/privacy">{t('privacy.heading')}</ButtonLink>
      </Row>
    </Card>
  );
}
