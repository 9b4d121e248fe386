import { ButtonLink, CallLink } from '@haven/shared-ui/button';
import { dialled } from '@haven/shared-ui/call-address';
import { crisisLines } from '@haven/shared-ui/crisis-lines';
import { emergencyPlans } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { useAtomValue } from 'jotai';

const lifeline = crisisLines.find(({ id }) => id === 'suicidePrevention');
/** More would be a list to choose from, and this is no moment for choosing. */
const shown = 2;

/** A voice instead of a timer: the first people of the person's own plan, and 988. */
export function PeopleToCall() {
  const t = useTexts('coping');
  const [plan] = useAtomValue(emergencyPlans.entries);
  const people = (plan?.emergencyContacts ?? [])
    .flatMap(({ name, phone }) => {
      const number = dialled(phone);
      return number ? [{ name, number }] : [];
    })
    .slice(0, shown);
  return (
    <Stack $gap="one" $align="center">
      <Text $soft>{t('guides.urge.ratherTalk')}</Text>
      <Row $justify="center">
        {people.map(({ name, number }) => (
          <CallLink key={`${name} ${number}`} href={`tel:${number}`} tone="quiet">
            {t('guides.call', { name })}
          </CallLink>
        ))}
        {lifeline && (
          <CallLink href={lifeline.href} tone="quiet">
            {t('guides.callLifeline', { phone: lifeline.phone })}
          </CallLink>
        )}
        {people.length === 0 && (
          <ButtonLink to="/emergency-plan" tone="plain">
            {t('guides.urge.plan')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
