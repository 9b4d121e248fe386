import type { PlanContact } from '@haven/shared-ui/device-store';
import { type PlanContent, type PlanPart, partsOf } from './plan-content.ts';

/** The words around a plan, in the language that is on. */
export type PlanWords = {
  heading: string;
  /** When it was last changed, as a sentence. */
  updated: string;
  parts: Record<PlanPart['id'], string>;
  /** The numbers that answer at any hour. */
  anyHour: string;
};

/** What a contact is to the person: a relationship, a role, or nothing that was written. */
export const contactDetail = ({ relationship, role }: PlanContact): string =>
  [relationship, role].filter(Boolean).join(', ');

function contactLine(contact: PlanContact): string {
  const detail = contactDetail(contact);
  return `${contact.name}${detail && ` (${detail})`}: ${contact.phone}`;
}

const partText = (part: PlanPart) => ('text' in part ? part.text : part.contacts.map(contactLine).join('\n'));

/** The plan as text to send or keep elsewhere: everything that is written in it, word for word. */
export const planText = (content: PlanContent, words: PlanWords): string =>
  [
    `${words.heading}\n${words.updated}`,
    ...partsOf(content).map((part) => `${words.parts[part.id]}\n${partText(part)}`),
    words.anyHour,
  ].join('\n\n');
