import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createProgress } from './app.ts';
import { emotionalMilestonesPath, hasWords, sobrietyMilestonesPath } from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { wantedCheckpoint, wantedEmotional, wantedLapse, wantedSobriety } from './fixtures/wanted.ts';

let context: TestContext;
let ana: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  ana = await Caller.of(context, await createProgress(context), 'ana');
});
afterAll(() => context.end());

/** What looks like HTML is somebody's own words like any other: the screens show it as text. */
const texts = [
  'I <3 my <mother and my> sister',
  'I told her <sigh> that I stay',
  '<b>gentle</b>',
  '<script>alert(1)</script>',
  'night <img src=x onerror="alert(1)">',
  'a <!-- b --> c',
  '&lt;p&gt; "quoted" {"$gt":""}',
];

test.each(texts)('%s is taken as the text it is, wherever somebody can write', async (text) => {
  const sobriety = wantedSobriety({
    ...{ substanceName: text, notes: text, lapses: [wantedLapse({ note: text })] },
    goals: [{ days: 30, description: text, achieved: false }],
  });
  const checkpoints = [wantedCheckpoint({ note: text })];
  const emotional = wantedEmotional({ title: text, description: text, checkpoints });
  for (const [path, wanted] of [
    [sobrietyMilestonesPath, sobriety],
    [emotionalMilestonesPath, emotional],
  ] as const) {
    const { id, ...fields } = wanted;
    const made = await ana.post(path, wanted);
    expect([made.status, await made.json()]).toMatchObject([201, fields]);
    const {
      lapses: _lapses,
      checkpoints: _checkpoints,
      ...change
    } = { lapses: [], checkpoints: [], ...fields };
    const changed = await ana.patch(`${path}/${id}`, change);
    expect([changed.status, await changed.json()]).toMatchObject([200, fields]);
  }
  const later = wantedLapse({ day: '2026-11-17', note: text });
  const lapsed = await ana.post(`${sobrietyMilestonesPath}/${sobriety.id}/lapses`, later);
  expect(await lapsed.json()).toMatchObject({ lapses: [{ note: text }, { note: text }] });
  const looked = await ana.post(
    `${emotionalMilestonesPath}/${emotional.id}/checkpoints`,
    wantedCheckpoint({ note: text }),
  );
  expect(await looked.json()).toMatchObject({ checkpoints: [{ note: text }, { note: text }] });
});

test.each(['\u200b', ' \u00a0\u2003', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\ufe0f', '\n\t', ''])(
  'nothing is to be seen in %j',
  (text) => expect(hasWords(text)).toBe(false),
);

test.each(['a', '7', '…', '❤️', '👩‍👩‍👧', 'ñ', '睡', 'می‌خوابم', '\u200b.'])(
  'there is something in %j',
  (text) => expect(hasWords(text)).toBe(true),
);
