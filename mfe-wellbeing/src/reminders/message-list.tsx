import { errorText } from '@haven/shared-ui/api-client';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { Lamp } from '@haven/shared-ui/scene';
import { EmptyState, ErrorState } from '@haven/shared-ui/states';
import { space } from '@haven/shared-ui/theme';
import type { MotivationalMessage } from '@haven/wellbeing/contract';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { MessageCard } from './message-card.tsx';
import { useMessages } from './messages-api.ts';

const Section = styled(Stack)`padding-block-start: ${space.two};`;

type MessageListProps = {
  /** The id of a message that the focus goes to when it appears. */
  freshId: string | null;
  /** A message that is being written. */
  draft: ReactNode;
};

/** 'Your Motivational Messages': loading, empty, or the messages, the newest first. */
export function MessageList({ freshId, draft }: MessageListProps) {
  const t = useTexts('wellbeing');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section as="section" aria-labelledby={headingId}>
      <Heading ref={heading} level={2} id={headingId} tabIndex={-1}>
        {t('reminders.list.heading')}
      </Heading>
      {draft}
      <Content freshId={freshId} isWriting={draft !== null} toHeading={() => heading.current?.focus()} />
    </Section>
  );
}

type ContentProps = { freshId: string | null; isWriting: boolean; toHeading: () => void };

function Content({ freshId, isWriting, toHeading }: ContentProps) {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  const { data: messages, error, isFetching, refetch } = useMessages();
  if (messages?.length) return <Messages messages={messages} freshId={freshId} toHeading={toHeading} />;
  if (messages) {
    return isWriting ? null : <EmptyState heading={t('reminders.list.empty')} scene={<Lamp />} level={3} />;
  }
  if (error) {
    return (
      <ErrorState
        what={t('reminders.list.failed')}
        next={errorText(common, error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Text $soft role="status">
      {t('reminders.list.loading')}
    </Text>
  );
}

type MessagesProps = { messages: MotivationalMessage[]; freshId: string | null; toHeading: () => void };

function Messages({ messages, freshId, toHeading }: MessagesProps) {
  const places = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    if (freshId) places.current.get(freshId)?.focus();
  }, [freshId]);

  /** The pressed button goes with its message: the focus moves on, unless the person went elsewhere meanwhile. */
  function leave(id: string): void {
    const here = document.activeElement;
    if (here !== document.body && !places.current.get(id)?.contains(here)) return;
    const next = messages[messages.findIndex((each) => each.id === id) + 1];
    const place = next && places.current.get(next.id);
    if (place) place.focus();
    else toHeading();
  }

  return (
    <Stack as="ul" role="list">
      {messages.map((message) => (
        <li
          key={message.id}
          tabIndex={-1}
          ref={(element) => {
            if (!element) return;
            places.current.set(message.id, element);
            return () => {
              places.current.delete(message.id);
            };
          }}
        >
          <MessageCard message={message} onDeleted={() => leave(message.id)} />
        </li>
      ))}
    </Stack>
  );
}
