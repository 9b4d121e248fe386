import { CallLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { crisisLines } from '@haven/shared-ui/crisis-lines';
import type { EmergencyPlan } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { ContactLines } from './contact-line.tsx';

const lifeline = crisisLines.find(({ id }) => id === 'suicidePrevention');

/** First on the screen once a plan is saved: someone in a crisis needs a voice before they need a form. */
export function YourPeople({ plan }: { plan: EmergencyPlan | undefined }) {
  const t = useTexts('wellbeing');
  const people = [...(plan?.emergencyContacts ?? []), ...(plan?.professionalContacts ?? [])];
  if (people.length === 0) return null;
  return (
    <Card heading={t('emergencyPlan.people.heading')} tone="pine">
      <Text>{t('emergencyPlan.people.text')}</Text>
      <ContactLines contacts={people} strong />
      {lifeline && (
        <Row $justify="between">
          <Text $soft>{t('emergencyPlan.people.nobody')}</Text>
          <CallLink href={lifeline.href} tone="plain">
            {t('emergencyPlan.people.lifeline', { phone: lifeline.phone })}
          </CallLink>
        </Row>
      )}
    </Card>
  );
}
