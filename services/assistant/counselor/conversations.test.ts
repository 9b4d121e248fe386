import { describe, expect, test } from 'vitest';
import { languages } from '../language.ts';
import { readCounselorContent } from './content.ts';
import { play } from './conversations/play.ts';
import { readScripted } from './conversations/scripted.ts';
import { Counselor } from './counselor.ts';

const content = readCounselorContent();
const counselor = new Counselor(content);
const scripted = readScripted();

/** What a script may name: a word of it that is unknown would never be found, and never be missed. */
const acts = new Set(content.acts.map(({ id }) => id));
const signs = new Set(content.signs.map(({ id }) => id));

describe.each(languages)('scripted conversations (%s)', (language) => {
  const own = scripted.filter((conversation) => conversation.language === language);

  test('there are some', () => {
    expect(own.length).toBeGreaterThanOrEqual(4);
  });

  test.each(own)('$id: $about', (conversation) => {
    for (const { must = {}, mustNot = {} } of conversation.turns) {
      const named = [must.act ?? [], mustNot.act ?? []].flat();
      expect(named.filter((id) => !acts.has(id))).toEqual([]);
      expect([...(must.about ?? []), ...(mustNot.about ?? [])].filter((id) => !signs.has(id))).toEqual([]);
    }
    const wrong = play(counselor, conversation)
      .filter(({ faults }) => faults.length > 0)
      .map(({ says, answer, faults }) => ({ says, answer: answer.text, faults }));
    expect(wrong).toEqual([]);
  });
});
