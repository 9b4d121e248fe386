import { expect, test } from 'vitest';
import { cannedReply, groupOf } from './canned-reply.ts';
import english from './en.json';
import spanish from './es.json';
import { keywords } from './keywords.ts';

test('there are eleven groups, each with a reply in both languages, and one for everything else', () => {
  const ids = [...Object.keys(keywords), 'otherwise'];
  expect(Object.keys(keywords)).toHaveLength(11);
  expect(Object.keys(english)).toEqual(ids);
  expect(Object.keys(spanish)).toEqual(ids);
});

test.each([
  ['I want to kill myself', 'danger'],
  ['Quiero morirme', 'danger'],
  ['i relapsed last night and im so sad', 'lapse'],
  ['Recaí anoche', 'lapse'],
  ['the craving is so strong', 'craving'],
  ['tengo muchas ganas de beber', 'craving'],
  ['I can’t breathe', 'panic'],
  ['qué ansiedad', 'panic'],
  ["can't sleep again", 'sleep'],
  ['no puedo dormir', 'sleep'],
  ['my dog passed away', 'grief'],
  ['falleció mi abuela', 'grief'],
  ['I feel so lonely', 'lonely'],
  ['me siento sola', 'lonely'],
  ['so angry right now', 'anger'],
  ['qué coraje', 'anger'],
  ['everything is hopeless', 'sad'],
  ['estoy muy triste', 'sad'],
  ['my daughter will not talk to me', 'family'],
  ['mi mamá no entiende', 'family'],
  ['thank you', 'thanks'],
  ['muchas gracias', 'thanks'],
] as const)('%j is of the group %s', (message, group) => {
  expect(groupOf(message)).toBe(group);
});

test.each(['season tickets', 'I consumed the news', 'saddle', 'solicitud', 'anniversary'])(
  '%j is of no group: words are told whole',
  (message) => {
    expect(groupOf(message)).toBeUndefined();
    expect(cannedReply(message, 'en', null)).toBe(cannedReply('hm', 'en', null));
  },
);

test('danger that the device found counts before words', () => {
  const danger = { level: 'high', kinds: ['suicide'], about: 'self' } as const;
  expect(cannedReply('thanks for everything, bye', 'en', { ...danger, kinds: [...danger.kinds] })).toEqual(
    english.danger,
  );
  expect(cannedReply('gracias por todo', 'es', { ...danger, kinds: [...danger.kinds] }).reply).toContain(
    '988',
  );
});

test('no reply promises, or asks more than one thing at a time', () => {
  for (const { reply, followUp = '' } of [...Object.values(english), ...Object.values(spanish)].map(
    (each): { reply: string; followUp?: string } => each,
  )) {
    expect(`${reply} ${followUp}`).not.toMatch(/!|¡|will be (ok|fine)|todo (va a|estará)/i);
    expect(`${reply} ${followUp}`.split('?').length).toBeLessThanOrEqual(2);
  }
});
