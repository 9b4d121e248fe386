/** What a plan holds, and the rules of keeping it (spec sections 3 and 5). */
import type { EmergencyPlan, PlanContact } from '@haven/shared-ui/device-store';

/** The boxes of the plan, in the order in which it is read. The last two are beyond the spec. */
export const planBoxes = [
  'warningSignsInput',
  'copingStrategies',
  'safePlaces',
  'makingSpaceSafe',
  'worthLivingFor',
] as const;
export type PlanBox = (typeof planBoxes)[number];

/** The lists of people; the second is beyond the spec. */
export const contactLists = ['emergencyContacts', 'professionalContacts'] as const;
export type ContactList = (typeof contactLists)[number];

/** Everything that a person writes into the plan. */
export type PlanContent = Record<PlanBox, string> & Record<ContactList, PlanContact[]>;

/** The content of a plan; an empty one when there is none. */
export const contentOf = (plan: EmergencyPlan | undefined): PlanContent => ({
  warningSignsInput: plan?.warningSignsInput ?? '',
  copingStrategies: plan?.copingStrategies ?? '',
  emergencyContacts: plan?.emergencyContacts ?? [],
  safePlaces: plan?.safePlaces ?? '',
  professionalContacts: plan?.professionalContacts ?? [],
  makingSpaceSafe: plan?.makingSpaceSafe ?? '',
  worthLivingFor: plan?.worthLivingFor ?? '',
});

const written = (text: string) => text.trim() !== '';

/**
 * Whether the plan may be saved: it needs warning signs, coping strategies or one contact. Safe places alone do not
 * count (spec section 5), and neither do the parts beyond the spec.
 */
export const mayBeSaved = (content: PlanContent): boolean =>
  written(content.warningSignsInput) ||
  written(content.copingStrategies) ||
  content.emergencyContacts.length > 0;

/** A part of the plan that something is written in. */
export type PlanPart = { id: PlanBox; text: string } | { id: ContactList; contacts: PlanContact[] };

const partOrder = [
  'warningSignsInput',
  'copingStrategies',
  'emergencyContacts',
  'safePlaces',
  'professionalContacts',
  'makingSpaceSafe',
  'worthLivingFor',
] as const satisfies (PlanBox | ContactList)[];

/**
 * All that is written, in the order in which a plan is read. Print and text are both made of this, so that neither can
 * leave out what the other has.
 */
export function partsOf(content: PlanContent): PlanPart[] {
  return partOrder.flatMap((id): PlanPart[] => {
    if (id === 'emergencyContacts' || id === 'professionalContacts') {
      const contacts = content[id];
      return contacts.length > 0 ? [{ id, contacts }] : [];
    }
    const text = content[id];
    return written(text) ? [{ id, text }] : [];
  });
}

/** An optional text as it is stored: absent where nothing was ever written, emptied where something was. */
const optionalText = (text: string, before: string | undefined) =>
  written(text) || before !== undefined ? text.trim() : undefined;

/**
 * The plan that saving makes. What a newer release wrote into the plan before stays in it.
 *
 * @returns null while too little is written for a plan
 */
export function planOf(
  content: PlanContent,
  before: EmergencyPlan | undefined,
  now: number,
): EmergencyPlan | null {
  if (!mayBeSaved(content)) return null;
  const { emergencyContacts, professionalContacts } = content;
  const makingSpaceSafe = optionalText(content.makingSpaceSafe, before?.makingSpaceSafe);
  const worthLivingFor = optionalText(content.worthLivingFor, before?.worthLivingFor);
  const hasProfessionals = professionalContacts.length > 0 || before?.professionalContacts !== undefined;
  return {
    ...before,
    id: before?.id ?? 'emergency-plan',
    warningSignsInput: content.warningSignsInput.trim(),
    copingStrategies: content.copingStrategies.trim(),
    emergencyContacts,
    safePlaces: content.safePlaces.trim(),
    ...(hasProfessionals ? { professionalContacts } : {}),
    ...(makingSpaceSafe === undefined ? {} : { makingSpaceSafe }),
    ...(worthLivingFor === undefined ? {} : { worthLivingFor }),
    lastUpdated: now,
  };
}
