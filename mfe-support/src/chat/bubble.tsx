import type { ChatMessage } from '@haven/shared-ui/device-store';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { color, radius, space } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { MessageText } from './message-text.tsx';
import { ToolRow } from './tool-row.tsx';

type Side = { $own: boolean };

/** The person's words to the right on pine, the answers to the left on paper: seen apart without colour as well. */
export const Line = styled.li<Side>`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  max-inline-size: min(100%, 34rem);
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  ${({ $own }) => `padding-inline-${$own ? 'start' : 'end'}: ${space.four};`}
`;

export const Words = styled.div<Side>`
  padding: ${space.oneAndHalf} ${space.two};
  border-radius: ${radius.card};
  ${({ $own }) =>
    $own
      ? `background: ${color.pineSoft}; border-end-end-radius: ${radius.small};`
      : `background: ${color.shade}; border-end-start-radius: ${radius.small};`}
`;

type BubbleProps = { message: ChatMessage };

/** One message of the conversation, with what is offered in it. */
export function Bubble({ message: { message, sender, timestamp, tools, writtenBy } }: BubbleProps) {
  const t = useTexts('support');
  const own = sender === 'user';
  const at = new Date(timestamp);
  return (
    <Line $own={own}>
      <Words $own={own}>
        <VisuallyHidden>{t(own ? 'chat.you' : 'chat.haven')}</VisuallyHidden>
        <MessageText message={message} />
      </Words>
      {!own && <ToolRow tools={tools} />}
      <Text as="time" dateTime={at.toISOString()} $soft $small>
        {formatDate(at, { timeStyle: 'short' })}
        {writtenBy === 'model' && ` · ${t('chat.byModel')}`}
      </Text>
    </Line>
  );
}
