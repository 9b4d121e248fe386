/** The rules of writing a contact down (spec section 5, 'Emergency contact'). */
import type { PlanContact } from '@haven/shared-ui/device-store';
import type { ContactList } from './plan-content.ts';

/** What the three fields of the small form hold. `detail`: the relationship, or a professional's role. */
export type ContactEntry = { name: string; phone: string; detail: string };

export const emptyEntry: ContactEntry = { name: '', phone: '', detail: '' };

/** What a contact can't be without. */
export type RequiredField = 'name' | 'phone';

/** The required fields that are not filled in yet, in the order of the form. */
export const missingFields = (entry: ContactEntry): RequiredField[] =>
  (['name', 'phone'] as const).filter((field) => entry[field].trim() === '');

/** Nothing is written in any of the fields. */
export const isEmpty = ({ name, phone, detail }: ContactEntry) => `${name}${phone}${detail}`.trim() === '';

/** Where the third field of the form is kept. */
export const detailField = {
  emergencyContacts: 'relationship',
  professionalContacts: 'role',
} as const satisfies Record<ContactList, keyof PlanContact>;

/**
 * The contact that the entry makes, trimmed; the phone number stays as it was typed.
 *
 * @returns null while name or phone is missing
 */
export function contactOf(entry: ContactEntry, list: ContactList): PlanContact | null {
  if (missingFields(entry).length > 0) return null;
  const detail = entry.detail.trim();
  return {
    name: entry.name.trim(),
    phone: entry.phone.trim(),
    ...(detail ? { [detailField[list]]: detail } : {}),
  };
}

/** Two contacts that say the same. */
export const sameContact = (one: PlanContact, other: PlanContact) =>
  one.name === other.name &&
  one.phone === other.phone &&
  one.relationship === other.relationship &&
  one.role === other.role;
