import { ButtonLink, CallLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { crisisTextAddress } from '@haven/shared-ui/crisis-lines';
import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { HeartHandshake, LifeBuoy } from 'lucide-react';
import styled from 'styled-components';

const guidelines = ['1', '2', '3', '4'] as const;

const List = styled(Stack)`margin: 0; padding-inline-start: 1.2em;`;

/** Emergency resources and guidelines (spec section 2, 'Live Support'). */
export function SideCards() {
  const t = useTexts('support');
  return (
    <>
      <Card heading={t('liveSupport.emergency.heading')} icon={LifeBuoy} tone="danger">
        <Text>{t('chat.help.text')}</Text>
        <Stack $gap="one">
          <CallLink href="tel:988" tone="danger" wide>
            {t('chat.help.lifeline')}
          </CallLink>
          <CallLink href={crisisTextAddress(currentLanguage())} tone="quiet" wide>
            {t('chat.help.text741741')}
          </CallLink>
          <CallLink href="tel:911" tone="quiet" wide>
            {t('chat.help.emergency')}
          </CallLink>
          <ButtonLink to="/crisis-resources" tone="plain" wide>
            {t('chat.help.all')}
          </ButtonLink>
        </Stack>
      </Card>
      <Card heading={t('liveSupport.guidelines.heading')} icon={HeartHandshake}>
        <List as="ul" $gap="one">
          {guidelines.map((point) => (
            <li key={point}>{t(`liveSupport.guidelines.${point}`)}</li>
          ))}
        </List>
      </Card>
    </>
  );
}
