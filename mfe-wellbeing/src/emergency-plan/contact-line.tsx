import { CallLink } from '@haven/shared-ui/button';
import { dialled } from '@haven/shared-ui/call-address';
import type { PlanContact } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { color, space, textSize } from '@haven/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { contactDetail } from './plan-text.ts';

const List = styled.ul`
  container-type: inline-size;
  & > li { padding-block: ${space.two}; }
  & > li + li { border-block-start: 1px solid ${color.line}; }
  & > li:first-child { padding-block-start: 0; }
  & > li:last-child { padding-block-end: 0; }
`;

/** The ways stand beside the name where there is room, else under it: broad, and easy to hit with a shaking thumb. */
const Line = styled.li`
  display: grid;
  grid-template: 'person action' auto 'ways ways' auto / minmax(0, 1fr) auto;
  column-gap: ${space.one};
  @container (min-width: 27rem) {
    grid-template: 'person ways action' auto / minmax(0, 1fr) auto auto;
    align-items: center;
  }
`;
const Person = styled.div`grid-area: person; min-inline-size: 0;`;
const Name = styled.strong`font-size: ${textSize.large}; font-weight: 600; line-height: 1.3;`;
const Phone = styled.span`color: ${color.ink}; font-weight: 600;`;
const Ways = styled.div`
  grid-area: ways;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.one};
  padding-block-start: ${space.oneAndHalf};
  & > a { flex: 1 0 auto; padding-inline: ${space.two}; }
  @container (min-width: 27rem) { padding-block-start: 0; }
`;
const Action = styled.div`grid-area: action;`;

type ContactLineProps = {
  contact: PlanContact;
  /** Where calling is what the card is for; quieter where it is one thing among others. */
  strong?: boolean;
  /** At the end of the line, such as a button that removes the contact. */
  action?: ReactNode;
};

/** A person of the plan: name, who they are, the number as it was typed, and one tap to call or text them. */
function ContactLine({ contact, strong = false, action }: ContactLineProps) {
  const t = useTexts('wellbeing');
  const { name, phone } = contact;
  const number = dialled(phone);
  const detail = contactDetail(contact);
  return (
    <Line>
      <Person>
        <Name>{name}</Name>
        <Text $soft $small>
          {detail && `${detail} · `}
          <Phone>{phone}</Phone>
        </Text>
      </Person>
      {number && (
        <Ways>
          <CallLink
            href={`tel:${number}`}
            tone={strong ? 'pine' : 'quiet'}
            aria-label={t('emergencyPlan.contacts.callPerson', { name, phone })}
          >
            {t('emergencyPlan.contacts.call')}
          </CallLink>
          <CallLink
            href={`sms:${number}`}
            tone="quiet"
            aria-label={t('emergencyPlan.contacts.textPerson', { name, phone })}
          >
            {t('emergencyPlan.contacts.text')}
          </CallLink>
        </Ways>
      )}
      {action && <Action>{action}</Action>}
    </Line>
  );
}

type ContactLinesProps = Omit<ContactLineProps, 'contact' | 'action'> & {
  contacts: readonly PlanContact[];
  action?: (contact: PlanContact) => ReactNode;
};

/** People under one another, with a hairline between them. */
export function ContactLines({ contacts, action, ...look }: ContactLinesProps) {
  return (
    <List role="list">
      {contacts.map((contact, place) => (
        <ContactLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and none of them has a state
          key={`${place} ${contact.name} ${contact.phone}`}
          contact={contact}
          action={action?.(contact)}
          {...look}
        />
      ))}
    </List>
  );
}
