import { CallLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { space, wide } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const Two = styled.div`
  display: grid;
  gap: ${space.oneAndHalf};
  ${wide} { grid-template-columns: 1fr 1fr; }
`;

/** The two numbers that count when someone is in danger now; on a phone both are there without scrolling. */
export function ImmediateDanger() {
  const t = useTexts('shell');
  return (
    <Card heading={t('crisisResources.danger.heading')} tone="danger">
      <Text>{t('crisisResources.danger.text')}</Text>
      <Two>
        <CallLink href="tel:911" tone="danger" size="large" wide>
          {t('crisisResources.danger.call911')}
        </CallLink>
        <CallLink href="tel:988" tone="danger" size="large" wide>
          {t('crisisResources.danger.call988')}
        </CallLink>
      </Two>
      <Text>{t('crisisResources.danger.spanish')}</Text>
    </Card>
  );
}
