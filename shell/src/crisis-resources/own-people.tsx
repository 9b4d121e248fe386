import { ButtonLink, CallLink } from '@haven/shared-ui/button';
import { dialled } from '@haven/shared-ui/call-address';
import { Card } from '@haven/shared-ui/card';
import { emergencyPlans } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { useAtomValue } from 'jotai';
import { useInBrowser } from './use-in-browser.ts';

/** The people of someone's own emergency plan, one tap away; nothing for those who have none, and on ready-made pages. */
export function OwnPeople() {
  const inBrowser = useInBrowser();
  return inBrowser && <PeopleOfPlan />;
}

function PeopleOfPlan() {
  const t = useTexts('shell');
  const [plan] = useAtomValue(emergencyPlans.entries);
  if (!plan) return null;
  return (
    <Card heading={t('crisisResources.own.heading')} tone="pine">
      <Text>{t('crisisResources.own.text')}</Text>
      <Row>
        {plan.emergencyContacts.map(({ name, phone }) => {
          const number = dialled(phone);
          return (
            number && (
              <CallLink key={`${name} ${phone}`} href={`tel:${number}`}>
                {t('crisisResources.own.call', { name })}
              </CallLink>
            )
          );
        })}
        <ButtonLink to="/emergency-plan">{t('crisisResources.own.plan')}</ButtonLink>
      </Row>
    </Card>
  );
}
