import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { HelpFirst } from '@haven/shared-ui/help-first';
import { useTexts } from '@haven/shared-ui/language';
import { Page, Row, Text } from '@haven/shared-ui/layout';
import { Lamp } from '@haven/shared-ui/scene';
import { EmptyState } from '@haven/shared-ui/states';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { SideCards } from './side-cards.tsx';
import { useChat } from './use-chat.ts';

/** Chat Support (spec section 2): a conversation with a program that listens, on the person's own device. */
export default function Chat() {
  const t = useTexts('support');
  const chat = useChat();
  const box = useRef<HTMLTextAreaElement>(null);
  const wasBegunHere = useRef(false);
  const session = chat.session?.id;

  useEffect(() => {
    if (session && wasBegunHere.current) box.current?.focus();
    wasBegunHere.current = false;
  }, [session]);

  return (
    <Page heading={t('chat.heading')} lead={t('chat.lead')} aside={<SideCards />}>
      <HelpFirst danger={chat.noted?.danger ?? null} wasKnown={chat.noted?.wasKnown ?? false} />
      {chat.session ? (
        <Card>
          <Conversation messages={chat.session.messages} draft={chat.draft} />
          {chat.isNotKept && (
            <Text role="status" $small>
              {t('chat.notKept')}
            </Text>
          )}
          <Composer box={box} isPending={chat.draft !== null} onSend={chat.send} onEnd={chat.end} />
        </Card>
      ) : (
        <Ended
          onBegin={() => {
            wasBegunHere.current = true;
            chat.begin();
          }}
        />
      )}
    </Page>
  );
}

/** Where the conversation was, once it is over. */
function Ended({ onBegin }: { onBegin: () => void }) {
  const t = useTexts('support');
  const begin = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with the conversation.
  useEffect(() => begin.current?.focus(), []);
  return (
    <Card>
      <EmptyState
        heading={t('chat.ended.heading')}
        scene={<Lamp />}
        action={
          <Row>
            <Button ref={begin} tone="main" icon={MessageCircle} onClick={onBegin}>
              {t('chat.ended.begin')}
            </Button>
          </Row>
        }
      >
        {t('chat.ended.text')}
      </EmptyState>
    </Card>
  );
}
