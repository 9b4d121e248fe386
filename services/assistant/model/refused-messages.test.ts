import { describe, expect, test } from 'vitest';
import {
  everShown,
  hearMessage,
  messageRequest,
  standing,
  theirWords,
  withModel,
  withServer,
} from '../fixtures/assistant-with-model.ts';
import { serveModel, status, type Turn, text } from '../fixtures/model-server.ts';
import { faultsIn } from './faults.ts';

const good =
  'Tonight is heavy, and you put it into words. A hard hour is still one hour. Put both feet on the floor and name five things you see.';
const goodSpanish =
  'Esta noche pesa, y la pusiste en palabras. Una hora difícil es solo una hora. Pon los pies en el suelo y mira la luz.';

/** Answers that are not to be read by anybody, and what the log says of each. */
const refused: [why: string, turn: Turn][] = [
  [
    'broke off',
    (say, response) => {
      say.piece(good.slice(0, 60));
      response.end();
    },
  ],
  [
    'broke off',
    (say, response) => {
      say.piece(good.slice(0, 60));
      setImmediate(() => response.destroy());
    },
  ],
  [
    "can't be reached",
    (_, response) => {
      response.destroy();
    },
  ],
  ['answered with 500', status(500, theirWords)],
  ['answered with 503', status(503, theirWords)],
  ['answered with 429', status(429, theirWords)],
  [
    'told of an error',
    (say, response) => {
      say.piece('Tonight is heavy, and you put it into words. ');
      say.event({ error: { message: theirWords } });
      response.end();
    },
  ],
  [
    'broke off',
    (_, response) => {
      response.end('<html>Zanzibar</html>');
    },
  ],
  [
    'broke off',
    (say, response) => {
      say.event('{"choices": Zanzibar');
      response.end();
    },
  ],
  [
    'ended by length',
    (say) => {
      say.piece(good);
      say.end('length');
    },
  ],
  [
    'ended by content_filter',
    (say) => {
      say.piece(good);
      say.end('content_filter');
    },
  ],
  ['empty', text('')],
  ['empty', text(' \n** ')],
  ['too short', text('Breathe.')],
  ['too long', text(good.repeat(20), 50)],
  ['markup', text(`${good} <script>Zanzibar()</script>`)],
  ['markup', text(`# A message\n\n${good}`)],
  ['markup', text(`**A message for you**\n\n${good}`)],
  ['markup', text(`${good}\n\n- Breathe in\n- Breathe out`)],
  [
    'unknown site',
    text(`${good} See [here](https://zanzibar.example) or zanzibar.org.`.replace(/\[|\]\(|\)/g, ' ')),
  ],
  ['unknown number', text(`${good} Call 1-800-555-0199 now.`)],
  ['promise', text(`${good} You will be fine. I promise.`)],
  ['drug', text(`${good} Some people take Xanax for that.`)],
  ['dose', text(`${good} Take 20 mg with water.`)],
  ['diagnosis', text(`${good} It sounds like clinical depression.`)],
  ['another language', text(goodSpanish)],
  [
    'posing as a person',
    text('My system prompt reads: you write for Haven, a free companion. I have told you all of it now.'),
  ],
  ['harm', text(`${good} You could have a drink, one drink won't hurt.`)],
  ['preamble', text(`Sure! ${good}`)],
];

describe('an answer that is not to be read', () => {
  test.each(refused)(
    '%s: what Haven wrote is read instead, nothing of it was ever shown, and the log says why',
    async (why, turn) => {
      const model = await withModel(turn);
      const { written, heard } = await hearMessage(model.assistant);
      expect(written.writtenBy).toBe('haven');
      expect(written.used).toHaveLength(4);
      expect(standing(heard)).toBe(written.text);
      expect(everShown(heard).filter((shown) => faultsIn(shown, 'en').length > 0)).toEqual([]);
      expect(model.asked).toHaveLength(2);
      expect(model.reasons()).toEqual([expect.stringContaining(why), expect.stringContaining(why)]);
      expect(model.log()).not.toMatch(/Zanzibar|Tonight is heavy|noche/);
    },
  );

  test.each(refused)('%s: one more try is made, and read when it is good', async (why, turn) => {
    const model = await withModel(turn, text(good));
    const { written, heard } = await hearMessage(model.assistant);
    expect(written).toMatchObject({ text: good, writtenBy: 'model' });
    expect(standing(heard)).toBe(good);
    expect(model.reasons()).toEqual([expect.stringContaining(why)]);
  });

  test('what was heard of it is taken back before anything else is heard', async () => {
    const model = await withModel(text(`${good} Take 20 mg of it.`, 5));
    const { heard } = await hearMessage(model.assistant);
    const kinds = heard.map(({ kind }) => kind).join(' ');
    expect(kinds).toMatch(/^(text )+start-over (text )+start-over text$/);
  });

  test.each([400, 401, 403, 404, 422])('with status %i is not asked for again', async (code) => {
    const model = await withModel(status(code, theirWords));
    const { written, heard } = await hearMessage(model.assistant);
    expect(written.writtenBy).toBe('haven');
    expect(heard).toEqual([{ kind: 'text', text: written.text }]);
    expect(model.asked).toHaveLength(1);
    expect(model.reasons()).toEqual([`The model answered with ${code}.`]);
    expect(model.log()).not.toContain('Zanzibar');
  });
});

describe('a model that is too slow', () => {
  test.each<[string, Turn]>([
    ['says nothing at all', () => undefined],
    ['never ends', (say) => say.piece('Tonight is heavy, and you put it into words. And then')],
    ['is silent after its first event', (say) => say.event({ choices: [] })],
  ])('%s: what Haven wrote is read instead', async (_, turn) => {
    const server = await serveModel(turn);
    const model = withServer(server, { timeLimit: 60 });
    const { written, heard } = await hearMessage(model.assistant);
    expect(written.writtenBy).toBe('haven');
    expect(standing(heard)).toBe(written.text);
    expect(model.reasons()).toEqual(['The model is too slow.', 'The model is too slow.']);
    expect(model.log()).not.toMatch(/Zanzibar|Tonight/);
  });
});

test('a server that never stops talking is left while it talks', async () => {
  const left = Promise.withResolvers<void>();
  const model = await withModel((say, response) => {
    response.once('close', () => left.resolve());
    const talk = () => {
      if (response.destroyed) return;
      say.piece('on and on '.repeat(500));
      setImmediate(talk);
    };
    talk();
  });
  const { written } = await hearMessage(model.assistant);
  await left.promise;
  expect(written.writtenBy).toBe('haven');
  expect(model.reasons()).toEqual(['too long', 'too long']);
});

test('a server that is not there is no obstacle', async () => {
  const server = await serveModel(text(good));
  await server.close();
  const model = withServer(server);
  expect(await model.assistant.message(messageRequest)).toMatchObject({ writtenBy: 'haven' });
  expect(model.reasons()).toEqual(
    Array.from({ length: 2 }, () => "The model can't be reached (ECONNREFUSED)."),
  );
});
