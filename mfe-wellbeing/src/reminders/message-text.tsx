import { ExternalLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import styled from 'styled-components';
import { messageParts } from './message-parts.ts';

const Words = styled(Text)`white-space: pre-line;`;

/** A message's words; a web address in it is a 'More resources' link (spec section 2). */
export function MessageText({ message }: { message: string }) {
  const t = useTexts('wellbeing');
  return (
    <Words $serif>
      {messageParts(message).map((part, place) =>
        'href' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes, and an address may stand twice in it
          <ExternalLink key={place} href={part.href}>
            {t('reminders.moreResources')}
          </ExternalLink>
        ) : (
          part.text
        ),
      )}
    </Words>
  );
}
