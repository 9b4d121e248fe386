import { type EmergencyPlan, emergencyPlans, type PlanContact } from '@haven/shared-ui/device-store';
import { useState } from 'react';
import { type ContactEntry, missingFields, type RequiredField } from './contact-entry.ts';
import { type ContactList, type PlanBox, type PlanContent, planOf } from './plan-content.ts';
import {
  afterSaving,
  begunEntries,
  isChanged,
  nothingUnsaved,
  shownContent,
  type Unsaved,
  withAdded,
  withBox,
  withEntry,
  withoutContact,
  withWaiting,
} from './unsaved-plan.ts';
import { keepUnsaved, readUnsaved } from './unsaved-plan-store.ts';

/** What saving came to. */
export type SaveOutcome = 'saved' | 'refused' | 'too little';

export type PlanForm = {
  /** What the form shows: the saved plan with the unsaved changes over it. */
  content: PlanContent;
  /** All of that, and a contact that stands complete in the fields: what is printed and shared. */
  whole: PlanContent;
  entries: Record<ContactList, ContactEntry>;
  /** Something differs from what is saved. */
  changed: boolean;
  /** A contact was begun that lacks its name or number. */
  begun: boolean;
  /** The device refused the last try to save. */
  refused: boolean;
  /** The last try to save found too little for a plan, and that is still so. */
  tooLittle: boolean;
  write(box: PlanBox, text: string): void;
  writeEntry(list: ContactList, change: Partial<ContactEntry>): void;
  /** Adds the contact in the fields. @returns what is missing; then nothing was added */
  add(list: ContactList): RequiredField[];
  remove(list: ContactList, contact: PlanContact): void;
  /** Back to what is saved. */
  discard(): void;
  save(): SaveOutcome;
};

/** The state of the plan's form over the plan on the device. */
export function usePlanForm(plan: EmergencyPlan | undefined): PlanForm {
  const [unsaved, setUnsaved] = useState(readUnsaved);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(false);
  const whole = shownContent(plan, withWaiting(plan, unsaved));

  const settle = (next: Unsaved) => {
    setUnsaved(next);
    keepUnsaved(next);
  };

  function save(): SaveOutcome {
    const all = withWaiting(plan, unsaved);
    const now = Date.now();
    const next = planOf(shownContent(plan, all), plan, now);
    setTried(next === null);
    setRefused(false);
    if (!next) return 'too little';
    if (!emergencyPlans.save(next, now)) {
      setRefused(true);
      return 'refused';
    }
    settle(afterSaving(all));
    return 'saved';
  }

  return {
    content: shownContent(plan, unsaved),
    whole,
    entries: {
      emergencyContacts: unsaved.emergencyContacts.entry,
      professionalContacts: unsaved.professionalContacts.entry,
    },
    changed: isChanged(unsaved),
    begun: begunEntries(unsaved).some((list) => missingFields(unsaved[list].entry).length > 0),
    refused,
    tooLittle: tried && planOf(whole, plan, 0) === null,
    write: (box, text) => settle(withBox(plan, unsaved, box, text)),
    writeEntry: (list, change) => settle(withEntry(unsaved, list, change)),
    add(list) {
      settle(withAdded(plan, unsaved, list));
      return missingFields(unsaved[list].entry);
    },
    remove: (list, contact) => settle(withoutContact(unsaved, list, contact)),
    discard() {
      settle(nothingUnsaved);
      setTried(false);
      setRefused(false);
    },
    save,
  };
}
