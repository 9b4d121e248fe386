import { Card } from '@haven/shared-ui/card';
import { CrisisLineList, crisisLines } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { Phone } from 'lucide-react';

/** Lines where a person answers at any hour, whatever it is about. */
const forEveryone = new Set(['suicidePrevention', 'crisisText', 'samhsa']);
const lines = crisisLines.filter(({ id }) => forEveryone.has(id));

/** People who answer now: for as long as nobody does in Haven itself. */
export function PeopleNow() {
  const t = useTexts('support');
  return (
    <Card heading={t('peopleNow.heading')} icon={Phone}>
      <CrisisLineList lines={lines} />
    </Card>
  );
}
