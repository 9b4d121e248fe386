import { describe, expect, test } from 'vitest';
import { copingRequest, theirWords, withModel } from '../fixtures/assistant-with-model.ts';
import { type Turn, text } from '../fixtures/model-server.ts';

const strategy = {
  title: 'Cold water',
  description: 'Cold on the skin gives the mind something else to hold.',
  category: 'grounding',
  difficulty: 'easy',
  minutes: 3,
  instructions: ['Hold your wrists under cold water.', 'Count to twenty.'],
  tips: ['A wet cloth does it too.'],
};

const answer = {
  personalizedMessage: 'This evening is heavy, and you looked for something to do about it.',
  strategies: [strategy, { ...strategy, title: 'A short walk', category: 'physical', minutes: 9.6 }],
};

const json = (value: unknown, signs = 11): Turn => text(JSON.stringify(value), signs);
const withStrategy = (change: object) => ({ ...answer, strategies: [{ ...strategy, ...change }, strategy] });

describe('a model that answers well', () => {
  test.each<[string, Turn]>([
    ['as JSON', json(answer)],
    ['as JSON with line breaks, in pieces of one sign', text(JSON.stringify(answer, null, 2), 1)],
    ['in a fence', text(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)],
    ['between polite words', text(`Here you are:\n${JSON.stringify(answer)}\nTake care.`)],
  ])('is read, and named as the writer: %s', async (_, turn) => {
    const model = await withModel(turn);
    const written = await model.assistant.coping(copingRequest);
    expect(written).toMatchObject({
      text: answer.personalizedMessage,
      writtenBy: 'model',
      used: [],
      strategies: [strategy, { ...strategy, title: 'A short walk', category: 'physical', minutes: 10 }],
    });
    const [first, second] = written.strategies.map(({ id }) => id);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('is given their words as data alone', async () => {
    const model = await withModel(json(answer));
    await model.assistant.coping(copingRequest);
    const [system, user] = model.asked[0]?.body.messages ?? [];
    expect(system?.content).not.toContain('Zanzibar');
    expect(JSON.parse(user?.content ?? '')).toEqual({ situation: theirWords, feelings: 'lonely' });
  });

  test('is read in plain words, without what it adds of its own', async () => {
    const instructions = ['1. **Sit** down!', '2) Look around 🌱.'];
    const model = await withModel(json(withStrategy({ instructions, id: 'mine', url: 'https://a.example' })));
    const [first] = (await model.assistant.coping(copingRequest)).strategies;
    expect(first?.instructions).toEqual(['Sit down.', 'Look around.']);
    expect(Object.keys(first ?? {}).sort()).toEqual(['id', ...Object.keys(strategy)].sort());
    expect(first?.id).not.toBe('mine');
  });
});

describe('an answer that is not to be read', () => {
  test.each<[why: string, turn: Turn]>([
    ['no JSON', text('You could take a walk, Zanzibar.')],
    ['no JSON', text('{"personalizedMessage": "Zanzibar')],
    ['no JSON', text('')],
    ['no JSON', json([])],
    ['another shape', json({ strategies: [] })],
    ['another shape', json({ ...answer, strategies: [strategy] })],
    ['another shape', json({ ...answer, strategies: Array.from({ length: 7 }, () => strategy) })],
    ['another shape', json({ ...answer, personalizedMessage: '**' })],
    ['another shape', json(withStrategy({ category: 'magic' }))],
    ['another shape', json(withStrategy({ difficulty: 'Zanzibar' }))],
    ['another shape', json(withStrategy({ minutes: 'five' }))],
    ['another shape', json(withStrategy({ minutes: 600 }))],
    ['another shape', json(withStrategy({ instructions: ['One.'] }))],
    ['another shape', json(withStrategy({ title: { $gt: '' } }))],
    ['another shape', json(withStrategy({ description: 'a'.repeat(401) }))],
    ['does not stop', json(withStrategy({ description: 'a'.repeat(50_000) }), 500)],
    ['drug', json(withStrategy({ tips: ['A bit of Xanax does it too.'] }))],
    ['dose', json(withStrategy({ instructions: ['Take 20 mg.', 'Count to twenty.'] }))],
    ['promise', json({ ...answer, personalizedMessage: 'You will be fine.' })],
    ['markup', json(withStrategy({ title: '<img src=x>' }))],
    ['unknown site', json(withStrategy({ tips: ['See zanzibar.org.'] }))],
    ['unknown number', json(withStrategy({ tips: ['Call 1-800-555-0199.'] }))],
    [
      'another language',
      json(
        withStrategy({
          description: 'Pon las manos en el agua y cuenta hasta veinte con los ojos cerrados.',
        }),
      ),
    ],
  ])('%s: what Haven wrote is read instead, and the log says why', async (why, turn) => {
    const model = await withModel(turn);
    const written = await model.assistant.coping(copingRequest);
    expect(written.writtenBy).toBe('haven');
    expect(written.strategies).toHaveLength(4);
    expect(written.used).toHaveLength(6);
    expect(model.reasons()).toEqual([expect.stringContaining(why), expect.stringContaining(why)]);
    expect(model.log()).not.toContain('Zanzibar');
  });
});
