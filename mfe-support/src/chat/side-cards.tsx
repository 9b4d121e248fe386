import { ButtonLink, CallLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { crisisTextAddress } from '@haven/shared-ui/crisis-lines';
import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { LifeBuoy, Lock, MessageCircle } from 'lucide-react';
import styled from 'styled-components';

const points = ['1', '2', '3'] as const;

const List = styled(Stack)`margin: 0; padding-inline-start: 1.2em;`;

/** 'How This Works', 'Your Privacy', 'Need Immediate Help' (spec section 2, 'Chat Support'). */
export function SideCards() {
  return (
    <>
      <HelpCard />
      <PointsCard about="how" icon={MessageCircle} />
      <PointsCard about="privacy" icon={Lock} />
    </>
  );
}

function PointsCard({ about, icon }: { about: 'how' | 'privacy'; icon: typeof Lock }) {
  const t = useTexts('support');
  return (
    <Card heading={t(`chat.${about}.heading`)} icon={icon}>
      <List as="ul" $gap="one">
        {points.map((point) => (
          <li key={point}>{t(`chat.${about}.${point}`)}</li>
        ))}
      </List>
    </Card>
  );
}

function HelpCard() {
  const t = useTexts('support');
  return (
    <Card heading={t('chat.help.heading')} icon={LifeBuoy} tone="danger">
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
  );
}
