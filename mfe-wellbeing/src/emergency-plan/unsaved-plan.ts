/**
 * What was changed and not saved yet. Only what the person touched is in here, and of the contacts only who was added
 * and who was removed: the rest follows what another tab or device saves meanwhile, so that no number of theirs is lost.
 */
import type { EmergencyPlan, PlanContact } from '@haven/shared-ui/device-store';
import { type ContactEntry, contactOf, emptyEntry, isEmpty, sameContact } from './contact-entry.ts';
import { type ContactList, contactLists, contentOf, type PlanBox, type PlanContent } from './plan-content.ts';

export type ContactChanges = {
  added: PlanContact[];
  removed: PlanContact[];
  /** What stands in the fields and was not added yet. */
  entry: ContactEntry;
};

export type Unsaved = { boxes: Partial<Record<PlanBox, string>> } & Record<ContactList, ContactChanges>;

const noChanges: ContactChanges = { added: [], removed: [], entry: emptyEntry };

export const nothingUnsaved: Unsaved = {
  boxes: {},
  emergencyContacts: noChanges,
  professionalContacts: noChanges,
};

/** Takes out one contact for each that was removed: who stands in a list twice is removed once. */
function without(contacts: readonly PlanContact[], removed: readonly PlanContact[]): PlanContact[] {
  const left = [...contacts];
  for (const each of removed) {
    const place = left.findIndex((contact) => sameContact(contact, each));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** The contacts after the changes. Who was added here and elsewhere stands there once. */
function changedContacts(saved: readonly PlanContact[], { added, removed }: ContactChanges): PlanContact[] {
  const kept = without(saved, removed);
  return [...kept, ...added.filter((each) => !kept.some((contact) => sameContact(contact, each)))];
}

/** What the form shows: the saved plan, with the unsaved changes over it. */
export function shownContent(plan: EmergencyPlan | undefined, unsaved: Unsaved): PlanContent {
  const saved = contentOf(plan);
  return {
    ...saved,
    ...unsaved.boxes,
    emergencyContacts: changedContacts(saved.emergencyContacts, unsaved.emergencyContacts),
    professionalContacts: changedContacts(saved.professionalContacts, unsaved.professionalContacts),
  };
}

/** After a box was written in; a change taken back leaves nothing unsaved. */
export function withBox(
  plan: EmergencyPlan | undefined,
  unsaved: Unsaved,
  box: PlanBox,
  text: string,
): Unsaved {
  const boxes = { ...unsaved.boxes, [box]: text };
  if (contentOf(plan)[box] === text) delete boxes[box];
  return { ...unsaved, boxes };
}

const withChanges = (unsaved: Unsaved, list: ContactList, changes: Partial<ContactChanges>): Unsaved => ({
  ...unsaved,
  [list]: { ...unsaved[list], ...changes },
});

/** After something was typed into the fields of a contact. */
export const withEntry = (unsaved: Unsaved, list: ContactList, change: Partial<ContactEntry>): Unsaved =>
  withChanges(unsaved, list, { entry: { ...unsaved[list].entry, ...change } });

/**
 * After the contact in the fields was added, which clears them. Adding who was removed brings them back; adding who is
 * there already changes nothing. Without name or phone everything stays as it is.
 */
export function withAdded(plan: EmergencyPlan | undefined, unsaved: Unsaved, list: ContactList): Unsaved {
  const { entry, added, removed } = unsaved[list];
  const contact = contactOf(entry, list);
  if (!contact) return unsaved;
  const same = (each: PlanContact) => sameContact(each, contact);
  const cleared = withChanges(unsaved, list, { entry: emptyEntry });
  if (removed.some(same)) return withChanges(cleared, list, { removed: without(removed, [contact]) });
  if (shownContent(plan, unsaved)[list].some(same)) return cleared;
  return withChanges(cleared, list, { added: [...added, contact] });
}

/** After a contact was removed. */
export function withoutContact(unsaved: Unsaved, list: ContactList, contact: PlanContact): Unsaved {
  const { added, removed } = unsaved[list];
  const stillAdded = without(added, [contact]);
  if (stillAdded.length < added.length) return withChanges(unsaved, list, { added: stillAdded });
  return withChanges(unsaved, list, { removed: [...removed, contact] });
}

/** Both lists after what stands complete in the fields was added, as saving does: a number typed is a number kept. */
export const withWaiting = (plan: EmergencyPlan | undefined, unsaved: Unsaved): Unsaved =>
  contactLists.reduce((before, list) => withAdded(plan, before, list), unsaved);

/** What is left unsaved once the plan was saved: a contact that was begun and lacks its name or number. */
export const afterSaving = (unsaved: Unsaved): Unsaved =>
  contactLists.reduce((left, list) => withEntry(left, list, unsaved[list].entry), nothingUnsaved);

/** The lists in whose fields something stands that was not added. */
export const begunEntries = (unsaved: Unsaved): ContactList[] =>
  contactLists.filter((list) => !isEmpty(unsaved[list].entry));

/** Something differs from what is saved. */
export const isChanged = (unsaved: Unsaved): boolean =>
  Object.keys(unsaved.boxes).length > 0 ||
  begunEntries(unsaved).length > 0 ||
  contactLists.some((list) => unsaved[list].added.length + unsaved[list].removed.length > 0);
