import type { ChatMessage } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { VisuallyHidden } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Bubble } from './bubble.tsx';
import { Typing } from './typing.tsx';

/** ms, spec section 9: the new message is drawn first, and then come to. */
const scrollDelay = 100;

/** So far from its end, in px, somebody is reading back; then nothing moves under their eyes. */
const readingBack = 160;

/** High enough to follow a thread, low enough that the box to write in is in sight on a phone. */
const Frame = styled.div`
  block-size: clamp(14rem, 40dvh, 40rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-inline-end: ${space.one};
  > * + * { margin-block-start: ${space.two}; }
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space.two};
  margin: 0;
  padding: 0;
  list-style: none;
`;

type ConversationProps = {
  messages: readonly ChatMessage[];
  /** The answer as far as it is written; null while none is under way. */
  draft: string | null;
};

/** What was said, with the newest message in sight. */
export function Conversation({ messages, draft }: ConversationProps) {
  const t = useTexts('support');
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef(0);
  const last = messages.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message, and as the answer grows
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const isFirst = drawn.current === 0;
    const isReadingBack =
      box.scrollHeight - box.scrollTop - box.clientHeight > readingBack + heightOfLast(box);
    const isOwn = last?.sender === 'user' && messages.length > drawn.current;
    drawn.current = messages.length;
    if (isReadingBack && !isOwn && !isFirst) return;
    const still = isFirst || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => box.scrollTo({ top: box.scrollHeight, behavior: still ? 'auto' : 'smooth' }),
      scrollDelay,
    );
    return () => clearTimeout(timer);
  }, [messages.length, draft]);

  return (
    <>
      <Frame ref={frame} tabIndex={0} role="log" aria-label={t('chat.conversation')}>
        <List>
          {messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
        </List>
        {draft !== null && <Typing draft={draft} />}
      </Frame>
      <VisuallyHidden role="status">{draft !== null && t('chat.typing')}</VisuallyHidden>
    </>
  );
}

/** A long new message is no sign that somebody reads back. */
const heightOfLast = (box: HTMLElement): number =>
  box.querySelector('ol > li:last-child')?.getBoundingClientRect().height ?? 0;
