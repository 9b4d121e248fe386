import { useTexts } from '@haven/shared-ui/language';
import { VisuallyHidden } from '@haven/shared-ui/layout';
import styled from 'styled-components';
import { messageParts } from './message-parts.ts';

/** As it was written, line by line; a long address breaks rather than widen the page. */
const Words = styled.p`margin: 0; white-space: pre-line; overflow-wrap: anywhere;`;

/** A message's words, with what can be opened or called in them (spec section 2, 'Chat Support'). */
export function MessageText({ message }: { message: string }) {
  const t = useTexts('support');
  return (
    <Words>
      {messageParts(message).map((part, place) => {
        if (!('href' in part)) return part.text;
        const isWeb = part.href.startsWith('http');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes, and a number may stand twice in it
          <a key={place} href={part.href} {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}>
            {part.text}
            {isWeb && <VisuallyHidden> {t('chat.newTab')}</VisuallyHidden>}
          </a>
        );
      })}
    </Words>
  );
}
