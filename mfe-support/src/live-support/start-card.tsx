import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { Headset } from 'lucide-react';
import type { LiveTalkHandle } from './use-live-talk.ts';

/** Before a session, while it is connected, and where that did not work. */
export function StartCard({ live: { talk, open } }: { live: LiveTalkHandle }) {
  const t = useTexts('support');
  const { connection } = talk;
  const isConnecting = connection === 'connecting' || connection === 'lost' || connection === 'open';
  return (
    <Card heading={t('liveSupport.start.heading')} icon={Headset}>
      <Text>{t('liveSupport.start.text')}</Text>
      <Text $soft>{t('liveSupport.start.kept')}</Text>
      <Row>
        <Button tone="main" size="large" busy={isConnecting} onClick={() => !isConnecting && open()}>
          {t(isConnecting ? 'liveSupport.start.connecting' : 'liveSupport.start.go')}
        </Button>
      </Row>
      <Text role="status">{connection === 'failed' && t('liveSupport.unable')}</Text>
    </Card>
  );
}
