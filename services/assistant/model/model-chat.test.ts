import { expect, test } from 'vitest';
import type { ChatRequest, Heard } from '../assistant.ts';
import { standing, theirWords, withModel } from '../fixtures/assistant-with-model.ts';
import { noDanger } from '../fixtures/circumstances.ts';
import { status, text } from '../fixtures/model-server.ts';

const chatRequest: ChatRequest = {
  language: 'en',
  danger: noDanger,
  message: theirWords,
  turns: [
    { sender: 'person', text: 'hello' },
    { sender: 'counselor', text: 'Hello. What is on your mind today?' },
  ],
};
const good = 'Your brother drinks, and you are lonely with it. What is the hardest part tonight?';

async function hearChat({ assistant }: Awaited<ReturnType<typeof withModel>>, request = chatRequest) {
  const heard: Heard[] = [];
  return { reply: await assistant.chat(request, (each) => heard.push(each)), heard };
}

test.each([1, 5, 1000])('a good answer is heard as it is written, in pieces of %i signs', async (signs) => {
  const model = await withModel(text(good, signs));
  const { reply, heard } = await hearChat(model);
  expect(reply).toMatchObject({ text: good, writtenBy: 'model' });
  expect(standing(heard)).toBe(good);
  expect(model.log()).toBe('[]');
});

test('the model gets rules, and the conversation as data alone', async () => {
  const model = await withModel(text(good));
  await hearChat(model);
  const [system, user, ...others] = model.asked[0]?.body.messages ?? [];
  expect(others).toEqual([]);
  expect(system?.content).toMatch(/exactly one open question/);
  expect(system?.content).not.toContain('Zanzibar');
  expect(JSON.parse(user?.content ?? '')).toEqual({
    earlierTurns: chatRequest.turns,
    lastMessage: theirWords,
  });
});

test.each([
  ['two questions', 'Your brother drinks. What happened? How are you now?', 'more than one question'],
  ['a promise', 'I promise that it will all be fine. What is on your mind?', 'promise'],
  ['a claim to be human', "I've been there myself, years ago. What happened today?", 'posing as a person'],
  [
    'another language',
    'Tu hermano bebe y eso te duele mucho. ¿Qué es lo más difícil de esta noche?',
    'another language',
  ],
])('%s is never shown: the counselor answers instead', async (_, answer, reason) => {
  const model = await withModel(text(answer, 9));
  const { reply, heard } = await hearChat(model);
  expect(reply.writtenBy).toBe('haven');
  expect(standing(heard)).toBe(reply.text);
  expect(reply.text).not.toBe(answer);
  expect(model.reasons().join()).toContain(reason);
  expect(model.log()).not.toContain('Zanzibar');
});

test('a broken model leaves the person with the counselor', async () => {
  const model = await withModel(status(500));
  const { reply, heard } = await hearChat(model);
  expect(reply).toMatchObject({ writtenBy: 'haven', text: expect.stringMatching(/\w/) });
  expect(standing(heard)).toBe(reply.text);
});

test.each([
  ['somebody in danger', { danger: { level: 'medium', kinds: ['suicide'], about: 'self' } }],
  ['a question that only hand-written words answer truly', { message: 'who can see what I write here?' }],
] satisfies [string, Partial<ChatRequest>][])('%s gets no words of a model', async (_, more) => {
  const model = await withModel(text(good));
  const { reply } = await hearChat(model, { ...chatRequest, ...more });
  expect(reply.writtenBy).toBe('haven');
  expect(model.asked).toEqual([]);
});

test('who asks about privacy is told of the model where there is one', async () => {
  const model = await withModel(text(good));
  const { reply } = await hearChat(model, { ...chatRequest, message: 'is this private?' });
  expect(reply.text).toMatch(/language model/);
});

test('who writes Spanish on an English page is answered in Spanish', async () => {
  const spanish = 'Tu hermana está lejos y la extrañas. ¿Qué es lo que más te falta de ella?';
  const model = await withModel(text(spanish));
  const { reply } = await hearChat(model, {
    ...chatRequest,
    message: 'Mi hermana está lejos y la extraño mucho',
    turns: [],
  });
  expect(reply).toMatchObject({ text: spanish, writtenBy: 'model' });
});
