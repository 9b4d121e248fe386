import { expect, test } from 'vitest';
import { reflectionRequest, withModel } from '../fixtures/assistant-with-model.ts';
import { text } from '../fixtures/model-server.ts';

const word = 'Which window will you look out of today, and for how long?';

test('a good word under a reflection is read, and the model named as its writer', async () => {
  const model = await withModel(text(word, 3));
  const request = { ...reflectionRequest, mood: 'struggling', partOfDay: 'morning' } as const;
  expect(await model.assistant.reflectionWord(request)).toEqual({ text: word, writtenBy: 'model', used: [] });
  const user = model.asked[0]?.body.messages[1]?.content ?? '';
  expect(JSON.parse(user)).toEqual({
    reflection: reflectionRequest.reflection,
    moodToday: 'struggling',
    partOfDay: 'morning',
  });
});

test.each([
  ['too long', text(`${word} `.repeat(10), 5)],
  ['too short', text('Look.')],
  ['promise', text('You will be fine. Which window is it today?')],
])('%s: the word that Haven wrote is read instead', async (why, turn) => {
  const model = await withModel(turn);
  expect(await model.assistant.reflectionWord(reflectionRequest)).toMatchObject({ writtenBy: 'haven' });
  expect(model.reasons()).toEqual([why, why]);
});
