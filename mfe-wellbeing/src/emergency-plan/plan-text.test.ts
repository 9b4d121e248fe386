import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyContent, emptyContent } from './any-plan.ts';
import { contactLists, type PlanContent, planBoxes } from './plan-content.ts';
import { type PlanWords, planText } from './plan-text.ts';

const words: PlanWords = {
  heading: 'My Emergency Plan',
  updated: 'Last updated: November 21, 2026',
  parts: {
    warningSignsInput: 'Warning Signs',
    copingStrategies: 'Coping Strategies',
    emergencyContacts: 'Emergency Contacts',
    safePlaces: 'Safe Places',
    professionalContacts: 'Professional Contacts',
    makingSpaceSafe: 'Making My Space Safe',
    worthLivingFor: 'What Is Worth Living For',
  },
  anyHour: 'Call or text 988.',
};

/** Everything of a plan that the text must say, word for word. */
const everything = (content: PlanContent): string[] => [
  ...planBoxes.map((box) => content[box]).filter((text) => text.trim() !== ''),
  ...contactLists.flatMap((list) =>
    content[list].flatMap(({ name, phone, relationship, role }) => [
      name,
      phone,
      relationship ?? '',
      role ?? '',
    ]),
  ),
];

/** How often a text stands in another; places may overlap. */
const timesIn = (whole: string, part: string) =>
  Array.from({ length: whole.length }, (_, place) => whole.startsWith(part, place)).filter(Boolean).length;

test('the text of any plan holds every box, every name, every number and who they are', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const text = planText(content, words);
      const all = everything(content);
      for (const each of all.filter(Boolean)) {
        // Two contacts with one number: it must be there twice.
        expect(timesIn(text, each)).toBeGreaterThanOrEqual(all.filter((other) => other === each).length);
      }
    }),
    { numRuns: 500 },
  );
});

test('every contact has a line that begins with their name and ends with their number', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const text = planText(content, words);
      for (const { name, phone } of [...content.emergencyContacts, ...content.professionalContacts]) {
        expect(text).toContain(`\n${name}`);
        expect(text).toContain(`: ${phone}\n`);
      }
    }),
  );
});

test('a plan reads as a person would write it down', () => {
  const content: PlanContent = {
    ...emptyContent,
    warningSignsInput: 'I stop answering.\nI sleep badly.',
    emergencyContacts: [
      { name: 'Ana', phone: '(555) 010-7788', relationship: 'sister' },
      { name: 'Mike', phone: '+1 555.010.1234' },
    ],
    professionalContacts: [{ name: 'Dr. Lee', phone: '555-010-9000 ext. 12', role: 'therapist' }],
  };
  expect(planText(content, words)).toBe(`My Emergency Plan
Last updated: November 21, 2026

Warning Signs
I stop answering.
I sleep badly.

Emergency Contacts
Ana (sister): (555) 010-7788
Mike: +1 555.010.1234

Professional Contacts
Dr. Lee (therapist): 555-010-9000 ext. 12

Call or text 988.`);
});
