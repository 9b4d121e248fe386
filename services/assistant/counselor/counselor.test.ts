import { type Danger, type Kind, kinds, levels } from '@haven/safety/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ToldMessage, themes } from '../fixtures/chat-messages.ts';
import { noDanger } from '../fixtures/circumstances.ts';
import type { Language } from '../language.ts';
import { languages } from '../language.ts';
import { readCounselorContent } from './content.ts';
import type { Turn } from './conversation.ts';
import { generalFaults } from './conversations/play.ts';
import { type Answer, Counselor } from './counselor.ts';
import type { Places } from './fill.ts';
import { wordsOf } from './words.ts';

const counselor = new Counselor(readCounselorContent());

/** Has it answer message after message. */
function talk(language: Language, messages: readonly string[], danger: Danger = noDanger): Answer[] {
  const turns: Turn[] = [];
  return messages.map((message) => {
    const answer = counselor.answer({ language, danger, message, turns });
    turns.push({ sender: 'person', text: message }, { sender: 'counselor', text: answer.text });
    return answer;
  });
}

const anyTurn = fc.record({
  sender: fc.constantFrom('person', 'counselor'),
  text: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('', '{person}', '😢', '...', 'I am not sad'),
  ),
});
const anyDanger: fc.Arbitrary<Danger> = fc.record({
  level: fc.constantFrom(...levels),
  kinds: fc.subarray([...kinds]),
  about: fc.constantFrom('self', 'other'),
});

test('anything at all is answered, by one question at most and without a place left open', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      anyDanger,
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(anyTurn, { maxLength: 110 }),
      (language, danger, message, turns) => {
        const answer = counselor.answer({ language, danger, message, turns });
        const { text } = answer;
        expect(text.length).toBeGreaterThan(10);
        expect(text).not.toMatch(/\{(?!person\})/);
        expect(answer.tools.length).toBeLessThanOrEqual(2);
        expect((text.match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300 },
  );
});

const names = Object.keys(themes);
const conversation = (language: Language) =>
  fc
    .constantFrom(...names)
    .chain((theme) =>
      fc.array(fc.constantFrom(...(themes[theme]?.[language] ?? [])), { minLength: 12, maxLength: 12 }),
    );

describe.each(languages)('twelve messages of one theme (%s)', (language) => {
  test('no sentence is said twice, and every answer is fit to be read', () => {
    fc.assert(
      fc.property(conversation(language), (told) => {
        const said = new Set<string>();
        for (const answer of talk(
          language,
          told.map(({ says }) => says),
        )) {
          expect([answer.text, generalFaults(answer, said)]).toEqual([answer.text, []]);
          for (const { id } of answer.pieces) said.add(id);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('the same conversation is answered in the same way', () => {
    fc.assert(
      fc.property(conversation(language), (told) => {
        const messages = told.map(({ says }) => says);
        expect(talk(language, messages)).toEqual(talk(language, messages));
      }),
      { numRuns: 20 },
    );
  });

  test('nothing is named that was not told', () => {
    fc.assert(
      fc.property(conversation(language), (told) => {
        const known: ToldMessage[] = [];
        talk(
          language,
          told.map(({ says }) => says),
        ).forEach(({ text, places }, index) => {
          known.push(...told.slice(index, index + 1));
          expect([text, untold(places, known, told[index]?.says ?? '')]).toEqual([text, []]);
        });
      }),
      { numRuns: 150 },
    );
  });
});

/** What an answer put in that was not told: in this message, or before. */
function untold(
  { name, called, days, told, bit, words, question, both, they, them, their, ...named }: Places,
  known: readonly ToldMessage[],
  says: string,
): string[] {
  const allowed = new Set(known.flatMap(({ names: some = [] }) => some));
  const bare = (value: string) => (allowed.has(value) ? value : value.replace(/^the (?=\p{L}+$)/u, ''));
  const pronouns = [they, them, their].filter((value) => value !== undefined);
  const values = [...Object.values(named), ...(both?.split(/ (?:and|y) /) ?? [])];
  return [
    ...values.filter((value) => !allowed.has(bare(value))),
    ...pronouns.filter((value) => !/^(?:s?he|her|his|him|the(?:y|m|ir))$/.test(value)),
    ...(called && !known.some((each) => each.says.includes(called)) ? [called] : []),
    ...[name, days]
      .filter((value) => value !== undefined)
      .filter((value) => !known.some((each) => each.name === value || each.days === value)),
    ...[told, bit, words, question].filter((said) => said !== undefined).filter((said) => !isOf(said, says)),
  ];
}

/** Whether words were only turned around: no more of them, and but for those of a person and what is short all the same. */
function isOf(said: string, says: string): boolean {
  const plain = (text: string) => wordsOf(text, {}).map(({ text: word }) => word);
  const theirs = plain(says);
  const others = plain(said).filter((word) => word.length > 4 && !theirs.includes(word));
  return others.length <= 3 && plain(said).length <= theirs.length + 3;
}

const harmless: readonly Kind[] = ['lapse', 'craving', 'distress'];
const dangerous = kinds.filter((kind) => !harmless.includes(kind));

describe.each(dangerous)('in danger (%s)', (kind) => {
  test.each(languages)(
    'every answer names a person to reach, asks at most once, and offers the crisis numbers (%s)',
    (language) => {
      for (const level of ['medium', 'high'] as const)
        for (const about of ['self', 'other'] as const) {
          const messages = Array.from(
            { length: 8 },
            (_, index) => ['I can not go on', 'yes', 'no', '...', 'please'][index % 5] ?? '',
          );
          const answers = talk(language, messages, { level, kinds: [kind], about });
          for (const answer of answers) {
            expect(answer.text).toMatch(/988|911|1-800|741741/);
            expect(answer.tools).toContain('crisis-resources');
            expect(answer.act).toBe('in-danger');
            // Nothing that is written for other hours.
            expect(
              answer.pieces.filter(({ for: some = [] }) => some.includes('hard') || some.includes('plain')),
            ).toEqual([]);
            expect(generalFaults(answer, new Set())).toEqual([]);
          }
          expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
        }
    },
  );
});

describe('what is not so', () => {
  test.each([
    ['en', "I'm not sad", 'sad'],
    ['en', 'I am not angry at all', 'angry'],
    ['en', 'I used to be so lonely', 'lonely'],
    ['en', 'my sister is so sad', 'sad'],
    ['en', 'I have no sponsor', 'sponsor'],
    ['es', 'no estoy triste', 'sad'],
    ['es', 'ya no tengo miedo', 'afraid'],
    ['es', 'mi hermana está muy triste', 'sad'],
    ['es', 'no tengo padrino', 'sponsor'],
  ] as const)('%s: "%s" is not about %s', (language, message, sign) => {
    expect(talk(language, [message])[0]?.about).not.toContain(sign);
  });

  test.each([
    ['en', "I haven't relapsed", 'lapse'],
    ['en', "I don't want to drink", 'craving'],
    ['en', 'my husband drank again', 'lapse'],
    ['en', 'I used to paint', 'lapse'],
    ['es', 'no recaí', 'lapse'],
    ['es', 'ya no quiero tomar', 'craving'],
    ['es', 'mi esposo volvió a tomar', 'lapse'],
  ] as const)('%s: "%s" is no %s', (language, message, act) => {
    expect(talk(language, [message])[0]?.act).not.toBe(act);
  });
});

describe('words are not said back', () => {
  test.each([
    ['en', 'she calls me a drunk'],
    ['en', 'everyone hates me'],
    ['en', 'it is all my fault'],
    ['en', 'I am so disgusting'],
    ['en', 'what if he dies'],
    ['en', 'where do I go'],
    ['es', 'nadie me quiere'],
    ['es', 'me dijo borracho'],
    ['es', 'soy una carga'],
  ] as const)('that hurt, or ask: %s, "%s"', (language, message) => {
    const { places } = talk(language, ['hi', message])[1] ?? {};
    expect([places?.told, places?.bit, places?.words]).toEqual([undefined, undefined, undefined]);
  });

  test('turned around', () => {
    expect(talk('es', ['hola', 'no tengo papeles'])[1]?.text).not.toMatch(/“tengo papeles”/i);
  });
});

describe('what was told before', () => {
  test('a short answer is understood as the answer to what was asked', () => {
    const answers = talk('en', ['I feel so anxious today', 'my boss']);
    expect(answers[1]).toMatchObject({ act: 'answer', about: expect.arrayContaining(['boss']) });
  });

  test('what helped comes back when it is hard again, and at the farewell', () => {
    const answers = talk('en', [
      'I feel so lonely',
      'a walk helped yesterday',
      'I am so sad',
      'I have to go now, bye',
    ]);
    expect(answers.map(({ text }) => /\bwalk\b/i.test(text))).toEqual([false, true, true, true]);
  });

  test('what was refused is not offered again', () => {
    const answers = talk('en', [
      'I feel anxious and my chest is tight',
      'breathing does not work for me',
      ...Array(8).fill('I am so anxious'),
    ]);
    expect(answers.slice(1).flatMap(({ tools }) => tools)).not.toContain('breathing');
  });

  test('who only wants to be heard gets no tools and no thoughts', () => {
    const answers = talk('en', [
      'I just need to vent',
      'I am so angry at my boss',
      'he humiliated me',
      'and I am tired',
    ]);
    expect(answers.flatMap(({ tools }) => tools)).toEqual([]);
    expect(answers.flatMap(({ pieces }) => pieces.map(({ slot }) => slot))).not.toContain('thought');
  });

  test('who writes Spanish on an English page is answered in Spanish', () => {
    expect(talk('en', ['Hola, me siento muy mal hoy y no sé qué hacer'])[0]?.language).toBe('es');
  });
});

describe.each(languages)('every act (%s)', (language) => {
  const told = readCounselorContent().acts.filter(({ phrases }) => phrases !== undefined);
  /** As a person would write it: a phrase without the signs of the phrase language. */
  const written = (phrase: string) => !/[*|.^$<>{(]/.test(phrase);

  test.each(told)('$id is found by the words that tell it', ({ id, phrases }) => {
    const plain = (phrases?.[language] ?? []).filter(written);
    const read = plain.map((phrase) => talk(language, [phrase])[0]?.act);
    expect(read.filter((act) => act === id).length).toBeGreaterThanOrEqual(plain.length * 0.6);
  });
});
