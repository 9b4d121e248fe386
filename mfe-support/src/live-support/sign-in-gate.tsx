import { ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { LogIn } from 'lucide-react';

/** Live support knows whom it speaks with (spec section 6); who has no account finds people to call beside it. */
export function SignInGate() {
  const t = useTexts('support');
  return (
    <Card heading={t('liveSupport.gate.heading')} icon={LogIn}>
      <Text>{t('liveSupport.gate.text')}</Text>
      <Row>
        <ButtonLink to="/sign-in?next=%2Flive-support" tone="main">
          {t('liveSupport.gate.signIn')}
        </ButtonLink>
        <ButtonLink to="/join?next=%2Flive-support">{t('liveSupport.gate.join')}</ButtonLink>
      </Row>
      <Row>
        <ButtonLink to="/chat" tone="plain">
          {t('liveSupport.gate.chat')}
        </ButtonLink>
      </Row>
    </Card>
  );
}
