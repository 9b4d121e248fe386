import { Button } from '@haven/shared-ui/button';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import type { LiveMessage } from '@haven/support/live/contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Line, Words } from '../chat/bubble.tsx';
import { MessageText } from '../chat/message-text.tsx';
import { ToolRow } from '../chat/tool-row.tsx';
import { Typing } from '../chat/typing.tsx';
import { type LiveTalk, lastPlace, type Unsent } from './live-talk.ts';

/** High enough to follow, low enough that the box to write in is in sight on a phone. */
const Frame = styled.div`
  block-size: clamp(12rem, 36dvh, 40rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-inline-end: ${space.one};
  > * + * { margin-block-start: ${space.two}; }
`;

const Welcome = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  text-align: center;
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space.two};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** So far from its end, in px, somebody is reading back; then nothing moves under their eyes. */
const readingBack = 160;

type LiveConversationProps = {
  talk: LiveTalk;
  onSeen: (seq: number) => void;
  onAgain: (message: Unsent) => void;
};

/** What was said, with the newest in sight; each of the person's with whether it is kept and seen. */
export function LiveConversation({ talk, onSeen, onAgain }: LiveConversationProps) {
  const t = useTexts('support');
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef(0);
  const isFollowing = useRef(true);
  const { messages, unsent, isSupporterTyping, session } = talk;
  const last = lastPlace(talk);
  const count = messages.length + unsent.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message, and when somebody begins to write
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const isOwn = unsent.length > 0 && count > drawn.current;
    drawn.current = count;
    if (!isFollowing.current && !isOwn) return;
    box.scrollTo({ top: box.scrollHeight });
  }, [count, isSupporterTyping]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message; the call is another one each time
  useEffect(() => {
    if (last === 0) return;
    const look = () => {
      if (document.visibilityState === 'visible') onSeen(last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [last]);

  return (
    <>
      <Frame
        ref={frame}
        onScroll={({ currentTarget: box }) => {
          isFollowing.current = box.scrollHeight - box.scrollTop - box.clientHeight <= readingBack;
        }}
        tabIndex={0}
        role="log"
        aria-label={t('chat.conversation')}
      >
        {count === 0 && (
          <Welcome>
            <Text $serif $large $soft>
              {t('liveSupport.welcome')}
            </Text>
          </Welcome>
        )}
        <List>
          {messages.map((message) => (
            <Kept key={message.seq} message={message} talk={talk} />
          ))}
          {unsent.map((message) => (
            <OnItsWay
              key={message.clientId}
              message={message}
              onAgain={session?.status === 'connected' ? onAgain : null}
            />
          ))}
        </List>
        {isSupporterTyping && <Typing draft="" />}
      </Frame>
      <VisuallyHidden role="status">
        {isSupporterTyping &&
          t('liveSupport.typing', { name: session?.supporterName ?? t('liveSupport.program') })}
      </VisuallyHidden>
    </>
  );
}

/** Of the volunteer who is there; one who was there before goes without. */
const nameOf = ({ authorId }: LiveMessage, { session }: LiveTalk): string | undefined =>
  authorId === session?.supporterId ? session?.supporterName : undefined;

function Kept({ message, talk }: { message: LiveMessage; talk: LiveTalk }) {
  const t = useTexts('support');
  const { from, text, at, seq } = message;
  const own = from === 'person';
  const sent = new Date(at);
  const name =
    from === 'counselor' ? t('liveSupport.program') : (nameOf(message, talk) ?? t('liveSupport.volunteer'));
  return (
    <Line $own={own}>
      <Words $own={own}>
        <VisuallyHidden>{own ? t('chat.you') : `${name}:`}</VisuallyHidden>
        <MessageText message={text} />
      </Words>
      <ToolRow tools={message.tools} />
      <Text as="span" $soft $small>
        {!own && `${name} · `}
        <time dateTime={sent.toISOString()}>{formatDate(sent, { timeStyle: 'short' })}</time>
        {message.writtenBy === 'model' && ` · ${t('chat.byModel')}`}
        {own && ` · ${t(seq <= talk.seenBySupporter ? 'liveSupport.mark.seen' : 'liveSupport.mark.kept')}`}
      </Text>
    </Line>
  );
}

/** @param onAgain null where the session is over */
function OnItsWay({ message, onAgain }: { message: Unsent; onAgain: ((message: Unsent) => void) | null }) {
  const t = useTexts('support');
  return (
    <Line $own>
      <Words $own>
        <VisuallyHidden>{t('chat.you')}</VisuallyHidden>
        <MessageText message={message.text} />
      </Words>
      {message.failed && onAgain ? (
        <Button tone="plain" onClick={() => onAgain(message)}>
          {t('liveSupport.mark.again')}
        </Button>
      ) : (
        <Text as="span" $soft $small>
          {t(message.failed ? 'liveSupport.mark.notSent' : 'liveSupport.mark.sending')}
        </Text>
      )}
    </Line>
  );
}
