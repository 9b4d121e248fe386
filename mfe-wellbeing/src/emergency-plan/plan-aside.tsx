import { ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { CrisisLineList, crisisLines } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { space } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const shown = ['suicidePrevention', 'crisisText', 'emergency'];
const nearest = crisisLines.filter(({ id }) => shown.includes(id));

/** The lines that answer at any hour, and the way to all of them. */
export function CrisisCard() {
  const t = useTexts('wellbeing');
  return (
    <Card heading={t('emergencyPlan.crisis.heading')}>
      <CrisisLineList lines={nearest} />
      <ButtonLink to="/crisis-resources" wide>
        {t('emergencyPlan.crisis.all')}
      </ButtonLink>
    </Card>
  );
}

const tips = ['calm', 'small', 'tell', 'near', 'again'] as const;

const Tips = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.one};
  padding-inline-start: 1.1em;
`;

/** How a plan becomes one that helps. */
export function TipsCard() {
  const t = useTexts('wellbeing');
  return (
    <Card heading={t('emergencyPlan.tips.heading')} tone="lamp">
      <Tips>
        {tips.map((tip) => (
          <li key={tip}>{t(`emergencyPlan.tips.${tip}`)}</li>
        ))}
      </Tips>
    </Card>
  );
}
