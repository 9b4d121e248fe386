import { describe, expect, test } from 'vitest';
import {
  everShown,
  hearMessage,
  messageRequest,
  standing,
  theirWords,
  withModel,
} from '../fixtures/assistant-with-model.ts';
import { text } from '../fixtures/model-server.ts';

const good =
  'Tonight is heavy, and you put it into words. A hard hour is still one hour. Put both feet on the floor and name five things you see.';
const goodSpanish =
  'Esta noche pesa, y la pusiste en palabras. Una hora difícil es solo una hora. Pon los pies en el suelo y mira la luz.';

describe('a model that answers well', () => {
  test.each([1, 3, 7, 1000])(
    'is read word by word, in pieces of %i signs, and named as the writer',
    async (signs) => {
      const model = await withModel(text(good, signs));
      const { written, heard } = await hearMessage(model.assistant);
      expect(written).toEqual({ text: good, writtenBy: 'model', used: [], isMilestone: false });
      expect(standing(heard)).toBe(good);
      expect(heard.some(({ kind }) => kind === 'start-over')).toBe(false);
      expect(model.log()).toBe('[]');
    },
  );

  test('writes Spanish to who reads Spanish', async () => {
    const model = await withModel(text(goodSpanish, 2));
    const { written, heard } = await hearMessage(model.assistant, { ...messageRequest, language: 'es' });
    expect(written).toMatchObject({ text: goodSpanish, writtenBy: 'model' });
    expect(standing(heard)).toBe(goodSpanish);
    expect(model.asked[0]?.body.messages[0]?.content).toContain('Latin American Spanish');
  });

  test('is asked with the key, the name, as a stream, and with their words as data alone', async () => {
    const model = await withModel(text(good));
    await model.assistant.message({ ...messageRequest, style: 'direct', partOfDay: 'night', streak: 4 });
    const [asked] = model.asked;
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer a-key',
      body: { model: 'a-model', stream: true },
    });
    const [system, user, ...others] = asked?.body.messages ?? [];
    expect(others).toEqual([]);
    expect(system).toMatchObject({ role: 'system' });
    expect(system?.content).not.toContain('Zanzibar');
    expect(user?.role).toBe('user');
    expect(JSON.parse(user?.content ?? '')).toEqual({
      howTheyFeel: theirWords,
      partOfDay: 'night',
      daysOfCheckInsInARow: 4,
    });
  });

  test('tells of a milestone as the built-in writer would', async () => {
    const model = await withModel(text(good));
    expect(
      await model.assistant.message({ ...messageRequest, context: 'An ordinary day.', streak: 30 }),
    ).toMatchObject({
      writtenBy: 'model',
      isMilestone: true,
    });
  });

  test.each([
    [
      '**Tonight** is _heavy_, and you `put` it into words. A hard hour is still one hour.',
      'Tonight is heavy, and you put it into words. A hard hour is still one hour.',
    ],
    [
      '"Tonight is heavy, and you put it into words. A hard hour is still one hour."',
      'Tonight is heavy, and you put it into words. A hard hour is still one hour.',
    ],
    [
      'Tonight is heavy! You put it into words 🌱. A hard hour is still\n\none hour!!',
      'Tonight is heavy. You put it into words. A hard hour is still one hour.',
    ],
    [
      '"One day at a time" is an old saying. It may be worth a thought, e.g. tonight at 10 p.m. or so.',
      '"One day at a time" is an old saying. It may be worth a thought, e.g. tonight at 10 p.m. or so.',
    ],
  ])('is read in plain words, however it dresses them: %s', async (dressed, undressed) => {
    for (const signs of [1, 4, 1000]) {
      const model = await withModel(text(dressed, signs));
      const { written, heard } = await hearMessage(model.assistant);
      expect(written).toMatchObject({ text: undressed, writtenBy: 'model' });
      expect(standing(heard)).toBe(undressed);
      expect(everShown(heard).filter((shown) => !undressed.startsWith(shown))).toEqual([]);
    }
  });

  test('is heard sentence by sentence while it still writes', async () => {
    const heardFirst = Promise.withResolvers<void>();
    const model = await withModel(async (say) => {
      say.piece('Tonight is heavy, and you put it into words. A hard');
      await heardFirst.promise;
      say.piece(' hour is still one hour.');
      say.end();
    });
    const heard: string[] = [];
    const written = await model.assistant.message(messageRequest, (each) => {
      if (each.kind === 'text') heard.push(each.text);
      heardFirst.resolve();
    });
    expect(heard).toEqual([
      'Tonight is heavy, and you put it into words.',
      ' A hard hour is still one hour.',
    ]);
    expect(written.text).toBe(heard.join(''));
  });

  test('may send pieces without words, events without choices, and how much it was', async () => {
    const model = await withModel((say) => {
      say.event({
        choices: [{ index: 0, delta: { role: 'assistant', content: null }, finish_reason: null }],
      });
      say.piece(null);
      say.piece(good);
      say.event({ choices: [] });
      say.event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
      say.event({ choices: [], usage: { total_tokens: 3 } });
      say.end();
    });
    expect(await model.assistant.message(messageRequest)).toMatchObject({ text: good, writtenBy: 'model' });
  });
});

test('an answer that begins with a whole sentence in quotation marks keeps them', async () => {
  const quoted = '"One day at a time." That is an old saying, and it may be of use tonight.';
  const model = await withModel(text(quoted, 3));
  const { written, heard } = await hearMessage(model.assistant);
  expect(written).toMatchObject({ text: quoted, writtenBy: 'model' });
  expect(standing(heard)).toBe(quoted);
});
