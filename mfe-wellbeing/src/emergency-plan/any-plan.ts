/** For tests: any plan that a person may write, and an empty one. */
import fc from 'fast-check';
import type { PlanContent } from './plan-content.ts';

export const emptyContent: PlanContent = {
  warningSignsInput: '',
  copingStrategies: '',
  emergencyContacts: [],
  safePlaces: '',
  professionalContacts: [],
  makingSpaceSafe: '',
  worthLivingFor: '',
};

/** What people type and what they paste: every script, emoji, line breaks, braces, markup. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.string({ unit: 'grapheme' })).map((lines) => lines.join('\n')),
  fc.constantFrom('{{name}}', '<b>Ana</b>', '$&', '\u2028', '(555) 010-7788 ext. 4'),
);

const anyContacts = (detail: 'relationship' | 'role') =>
  fc.array(
    fc.record({ name: anyText, phone: anyText, [detail]: anyText }, { requiredKeys: ['name', 'phone'] }),
  );

export const anyContent: fc.Arbitrary<PlanContent> = fc.record({
  warningSignsInput: anyText,
  copingStrategies: anyText,
  emergencyContacts: anyContacts('relationship'),
  safePlaces: anyText,
  professionalContacts: anyContacts('role'),
  makingSpaceSafe: anyText,
  worthLivingFor: anyText,
});
