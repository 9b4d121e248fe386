import { expect, test } from 'vitest';
import {
  copingRequest,
  messageRequest,
  reflectionRequest,
  withServer,
} from '../fixtures/assistant-with-model.ts';
import { serveModel, status, text } from '../fixtures/model-server.ts';

const good = 'Tonight is heavy, and you put it into words. A hard hour is still one hour.';

/** A clock that a test moves. */
const clock = () => {
  let time = 1000;
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

test('after three failures in a row a model is left alone for a minute, and then tried again', async () => {
  const server = await serveModel(status(401), status(401), status(401), text(good));
  const { now, pass } = clock();
  const { assistant, asked } = withServer(server, { now });
  const writers = async (count: number) => {
    const all: string[] = [];
    while (all.length < count) all.push((await assistant.message(messageRequest)).writtenBy);
    return all;
  };
  expect(await writers(3)).toEqual(['haven', 'haven', 'haven']);
  expect(asked).toHaveLength(3);
  pass(59_999);
  expect(await writers(2)).toEqual(['haven', 'haven']);
  expect(asked).toHaveLength(3);
  pass(1);
  expect(await writers(2)).toEqual(['model', 'model']);
  expect(asked).toHaveLength(5);
});

test('it is the same model for everything: a failure in one kind of text counts for all', async () => {
  const server = await serveModel(status(401));
  const { assistant, asked } = withServer(server, { now: clock().now });
  await assistant.message(messageRequest);
  await assistant.coping(copingRequest);
  await assistant.reflectionWord(reflectionRequest);
  expect(asked).toHaveLength(3);
  expect(await assistant.coping(copingRequest)).toMatchObject({ writtenBy: 'haven' });
  expect(asked).toHaveLength(3);
});

test('a good answer in between lets the counting begin anew', async () => {
  const [bad, fine] = [status(401), text(good)];
  const server = await serveModel(bad, bad, fine, bad, bad, fine);
  const { assistant, asked } = withServer(server, { now: clock().now });
  for (let count = 0; count < 6; count += 1) await assistant.message(messageRequest);
  expect(asked).toHaveLength(6);
});

test('one person who waits through two tries is one failure', async () => {
  const server = await serveModel(status(500));
  const { assistant, asked } = withServer(server, { now: clock().now });
  for (let count = 0; count < 5; count += 1) await assistant.message(messageRequest);
  expect(asked).toHaveLength(6);
});

test('texts that are refused do not count: nobody can provoke the model away from everybody else', async () => {
  const server = await serveModel(text('Everything will be fine, I promise you, and it will pass.'));
  const { assistant, asked } = withServer(server, { now: clock().now });
  for (let count = 0; count < 5; count += 1)
    expect(await assistant.message(messageRequest)).toMatchObject({ writtenBy: 'haven' });
  expect(asked).toHaveLength(10);
});
