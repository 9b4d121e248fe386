import type { Danger } from '@haven/safety/contract';
import { levels } from '@haven/safety/contract';
import { describe, expect, test } from 'vitest';
import { createAssistant } from './assistant.ts';
import { readContent } from './built-in/content.ts';
import {
  copingRequest,
  hearMessage,
  messageRequest,
  reflectionRequest,
  withModel,
} from './fixtures/assistant-with-model.ts';
import { isInDanger, noDanger } from './fixtures/circumstances.ts';
import { text } from './fixtures/model-server.ts';

const { parts } = readContent();
const forDanger = new Set(parts.filter(({ inDanger }) => inDanger).map(({ id }) => id));

describe.each(levels.map((level) => ({ ...noDanger, level })))('for a danger that is $level', (danger) => {
  test('a model is asked only where help does not come first', async () => {
    const model = await withModel(text('Look out of a window for a minute, whatever is there to be seen.'));
    await model.assistant.message({ ...messageRequest, danger });
    await model.assistant.coping({ ...copingRequest, danger });
    await model.assistant.reflectionWord({ ...reflectionRequest, danger });
    // The answer is no JSON, so the second one is asked for twice.
    expect(model.asked).toHaveLength(isInDanger({ danger }) ? 0 : 4);
  });

  test('words are of those for danger exactly where it is one', async () => {
    const assistant = createAssistant({ warn: () => undefined });
    const { written, heard } = await hearMessage(assistant, { ...messageRequest, danger });
    expect(written.used.filter((id) => forDanger.has(id))).toHaveLength(isInDanger({ danger }) ? 4 : 0);
    expect(heard).toEqual([{ kind: 'text', text: written.text }]);
    expect(written.writtenBy).toBe('haven');
  });
});

test('without a model everything is written by Haven', async () => {
  const assistant = createAssistant({
    warn: () => {
      throw new Error('There is nothing to warn of.');
    },
  });
  expect(await assistant.message(messageRequest)).toMatchObject({ writtenBy: 'haven' });
  expect(await assistant.coping(copingRequest)).toMatchObject({ writtenBy: 'haven' });
  expect(await assistant.reflectionWord(reflectionRequest)).toMatchObject({ writtenBy: 'haven' });
});

describe('in danger', () => {
  const assistant = createAssistant({ warn: () => undefined });
  const all = async (danger: Danger) => {
    const texts: string[] = [];
    for (let count = 0; count < 40; count += 1)
      texts.push((await assistant.message({ ...messageRequest, danger })).text);
    return texts.join('\n');
  };

  test('nobody is sent away from somebody who does not wake up', async () => {
    const texts = await all({ level: 'high', kinds: ['overdose'], about: 'other' });
    expect(texts).toMatch(/Call 911/);
    expect(texts).not.toMatch(/Go where someone else is|your own thoughts|emergency plan|could hurt you/);
  });

  test('an overdose of one’s own is answered with a call, and nothing to practise', async () => {
    const danger: Danger = { level: 'high', kinds: ['overdose'], about: 'self' };
    for (const text of (await all(danger)).split('\n')) expect(text).toMatch(/911/);
    expect((await assistant.coping({ ...copingRequest, danger })).strategies).toEqual([]);
  });

  test('violence is not spoken of as a wish to die', async () => {
    expect(await all({ level: 'high', kinds: ['violence-at-home'], about: 'self' })).not.toMatch(
      /your own thoughts|Pain this strong|waves/,
    );
  });
});
