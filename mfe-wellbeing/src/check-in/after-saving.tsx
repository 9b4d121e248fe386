import { ButtonLink, CallLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { crisisLines } from '@haven/shared-ui/crisis-lines';
import type { Mood } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';

const lifeline = crisisLines.find(({ id }) => id === 'suicidePrevention');

/** A word after the check-in, by the mood it told of; on a hard day, quietly, the ways to company. */
export function AfterSaving({ mood }: { mood: Mood }) {
  const t = useTexts('wellbeing');
  return (
    <Card tone="pine" heading={t(`checkIn.after.${mood}.heading`)}>
      <Text>{t(`checkIn.after.${mood}.text`)}</Text>
      {mood === 'struggling' && (
        <Row>
          <ButtonLink to="/emergency-plan">{t('emergencyPlan.heading')}</ButtonLink>
          <ButtonLink to="/chat">{t('checkIn.after.chat')}</ButtonLink>
          {lifeline && (
            <CallLink href={lifeline.href} tone="quiet">
              {t('checkIn.after.call', { phone: lifeline.phone })}
            </CallLink>
          )}
        </Row>
      )}
    </Card>
  );
}
