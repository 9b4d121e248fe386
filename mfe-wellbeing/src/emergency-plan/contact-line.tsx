import { CallLink } from '@haven/shared-ui/button';
import type { PlanContact } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { color, space, textSize, wide } from '@haven/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dialled } from './call-address.ts';
import { contactDetail } from './plan-text.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  & > li { padding-block: ${space.two}; }
  & > li + li { border-block-start: 1px solid ${color.line}; }
  & > li:first-child { padding-block-start: 0; }
  & > li:last-child { padding-block-end: 0; }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.one};
  ${wide} { align-items: center; }
`;
const Person = styled.div`flex: 1 1 12rem; min-inline-size: 0;`;
const Name = styled.strong`font-size: ${textSize.large}; font-weight: 600; line-height: 1.3;`;
const Phone = styled.span`color: ${color.ink}; font-weight: 600;`;

/** Beside the name where there is room, else under it and as broad as the card: easy to hit with a shaking thumb. */
const Who = styled.div`
  grid-column: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.oneAndHalf} ${space.two};
  min-inline-size: 0;
  &[data-alone] { grid-column: 1 / -1; }
`;
const Ways = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${space.one};
  & > a { flex: 1 0 auto; padding-inline: ${space.two}; }
  ${wide} { flex: none; }
`;

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
      <Who data-alone={action ? undefined : ''}>
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
      </Who>
      {action}
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
