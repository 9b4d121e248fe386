import { ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { CrisisLineList, crisisLines } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';

/** Spec section 9: Home shows 4 hotlines. */
const first = crisisLines.slice(0, 4);

/** The first crisis numbers, and the way to all of them. */
export function CrisisNumbers() {
  const t = useTexts('shell');
  return (
    <Card
      heading={t('home.crisis.heading')}
      action={<ButtonLink to="/crisis-resources">{t('home.crisis.all')}</ButtonLink>}
    >
      <Text $soft>{t('home.crisis.text')}</Text>
      <CrisisLineList lines={first} />
    </Card>
  );
}
