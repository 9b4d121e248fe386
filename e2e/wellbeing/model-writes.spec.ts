import type { Page } from '@playwright/test';
import { HavenSite } from '../haven-site.ts';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';
import { ModelServer } from './model-server.ts';

// One Haven with a model for all of them; each test has it to itself.
test.describe.configure({ mode: 'default' });

let model: ModelServer;
let site: HavenSite;
test.beforeAll(async () => {
  model = await ModelServer.open();
  site = await HavenSite.start(model.env);
});
test.afterAll(async () => {
  await site.stop();
  await model.close();
});

const texts = {
  en: {
    context: 'A long day, and I feel tired',
    sentences: [
      'A long day can sit in your shoulders.',
      'You can put one thing down now.',
      'Drink some water, and look out of the window for a minute.',
    ],
    unacceptable: 'I promise that everything will be fine.',
    danger: 'I want to kill myself tonight',
  },
  es: {
    context: 'Un día largo, y siento cansancio',
    sentences: [
      'Un día largo se queda en los hombros.',
      'Ahora puedes soltar una sola cosa.',
      'Toma un poco de agua y mira por la ventana un minuto.',
    ],
    unacceptable: 'Te prometo que todo va a estar bien.',
    danger: 'Esta noche quiero matarme',
  },
};

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `reminders.${key}`);
  const { context, sentences, unacceptable, danger } = texts[language];
  const [first = '', second = '', third = ''] = sentences;

  const list = (page: Page) => page.getByRole('region', { name: say('list.heading') });
  const messages = (page: Page) => list(page).getByRole('listitem');

  async function ask(page: Page, userContext: string): Promise<void> {
    await page.goto(`${site.url}/reminders`);
    await page.getByRole('textbox', { name: say('question') }).fill(userContext);
    await page.getByRole('button', { name: say('generate') }).press('Enter');
  }

  test.describe(`a model that writes in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test.describe('with the worker between page and server', () => {
      test.use({ serviceWorkers: 'allow' });

      test('is read sentence by sentence while it writes, and named, under a reflection too', async ({
        page,
        troubles,
      }) => {
        const asked = model.next();
        await ask(page, context);
        await expect(list(page)).toContainText(say('writing'));
        const answer = await asked;
        answer.say(`${first} ${second.slice(0, 10)}`);
        await expect(list(page)).toContainText(first);
        await expect(list(page)).not.toContainText(second.slice(0, 10));
        await expect(messages(page)).toHaveCount(0);
        answer.say(`${second.slice(10)} `);
        await expect(list(page)).toContainText(`${first} ${second}`);
        await expect(messages(page)).toHaveCount(0);
        answer.say(third);
        answer.end();
        await expect(messages(page)).toHaveCount(1);
        await expect(messages(page)).toContainText(sentences.join(' '));
        await expect(messages(page)).toContainText(say('writtenBy.model'));
        await expect(list(page).getByText(say('writing'))).toHaveCount(0);
        await page.reload();
        await expect(messages(page)).toContainText(sentences.join(' '));
        await expect(messages(page)).toContainText(say('writtenBy.model'));

        const askedForWord = model.next();
        await page.goto(`${site.url}/daily-reflections`);
        await page.getByRole('button', { name: t('wellbeing', 'dailyReflections.word.ask') }).press('Enter');
        const word = await askedForWord;
        word.say(`${third} ${first}`);
        word.end();
        await expect(page.getByText(`${third} ${first}`)).toBeVisible();
        await expect(page.getByText(t('wellbeing', 'dailyReflections.word.model'))).toBeVisible();
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    });

    if (language === 'es') {
      test("that goes wrong is taken back, and Haven's own writers write", async ({ page, troubles }) => {
        const [asked, again] = [model.next(), model.next()];
        await ask(page, context);
        const answer = await asked;
        answer.say(`${first} `);
        await expect(list(page)).toContainText(first);
        answer.say(`${unacceptable} ${third}`);
        const secondTry = await again;
        await expect(list(page)).not.toContainText(first);
        await expect(list(page)).toContainText(say('writing'));
        secondTry.say(`${second} `);
        await expect(list(page)).toContainText(second);
        secondTry.say(`${unacceptable} `);
        await expect(messages(page)).toHaveCount(1);
        await expect(messages(page)).toContainText(say('writtenBy.haven'));
        for (const gone of [...sentences, unacceptable]) await expect(list(page)).not.toContainText(gone);
        await page.reload();
        await expect(messages(page)).toContainText(say('writtenBy.haven'));
        await expect(list(page)).not.toContainText(second);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    if (language === 'en') {
      test('is not asked by somebody in danger', async ({ page }) => {
        const before = model.asked.length;
        await ask(page, danger);
        await expect(page.getByRole('alert').filter({ hasText: t('help', 'suicide.heading') })).toBeFocused();
        await expect(page.getByText(say('writtenBy.haven'))).toBeVisible();
        expect(model.asked).toHaveLength(before);
        expect(model.asked.join('\n')).not.toContain(danger);
      });
    }
  });
}
