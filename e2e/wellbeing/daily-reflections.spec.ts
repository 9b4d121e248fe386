import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';
import { enter, tabTo } from './by-keyboard.ts';

type Reflection = { id: string; title: string; content: string };

const hour = 3_600_000;
const utcDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Two days, one after the other, that are both today somewhere on earth: the service answers for no other. */
const twoDays = () => [utcDay(Date.now() - 10 * hour), utcDay(Date.now() + 14 * hour)] as const;

/** The moment of a time on the page's own clock. */
const momentOf = (page: Page, local: string) => page.evaluate((text) => new Date(text).getTime(), local);

const reflectionOf = async (page: Page, which: string, language: Language): Promise<Reflection> => {
  const answer = await page.request.get(`/api/reflections/${which}`, {
    headers: { 'accept-language': language },
  });
  return (await answer.json()).reflection;
};

/** Today's check-in, with words in it that are nobody else's business. */
const keepCheckIn = (page: Page) =>
  page.addInitScript(() => {
    const now = new Date();
    const checkIn = {
      id: 'today',
      date: now.toISOString().slice(0, 10),
      mood: 'good',
      gratitude: 'My private gratitude',
      copingStrategies: [],
      notes: 'My private notes',
      timestamp: now.getTime(),
    };
    localStorage.setItem('haven-daily-check-ins', JSON.stringify([checkIn]));
  });

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `dailyReflections.${key}`);
  const other = language === 'en' ? 'es' : 'en';

  const article = (page: Page, { title }: Reflection) => page.getByRole('article', { name: title });
  const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
  const saved = (page: Page) => page.getByRole('region', { name: say('saved.heading') });

  /** Opens the screen and gives the reflection that came. */
  async function open(page: Page): Promise<Reflection> {
    const answered = page.waitForResponse('**/api/reflections/today?*');
    await page.goto('/daily-reflections');
    const { reflection } = await (await answered).json();
    await expect(article(page, reflection)).toContainText(reflection.content);
    return reflection;
  }

  /** Presses 'Get New Reflection' and gives the one that came. */
  async function getAnother(page: Page): Promise<Reflection> {
    const answered = page.waitForResponse('**/api/reflections/random?*');
    await button(page, 'another').press('Enter');
    const { reflection } = await (await answered).json();
    await expect(article(page, reflection)).toBeVisible();
    return reflection;
  }

  test.describe(`daily reflections in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    // West and east of Greenwich, where the day turns long after and long before the UTC day.
    const timezoneId = language === 'en' ? 'America/Los_Angeles' : 'Pacific/Auckland';
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("change at the person's own midnight, while the page is open", async ({ page, troubles }) => {
        const [day, next] = twoDays();
        const first = await reflectionOf(page, `today?day=${day}`, language);
        const second = await reflectionOf(page, `today?day=${next}`, language);
        expect(first.title).not.toBe(second.title);
        await page.clock.install({ time: (await momentOf(page, `${next}T00:00:00`)) - 60_000 });
        await page.goto('/daily-reflections');
        await expect(article(page, first)).toBeVisible();
        await page.clock.fastForward(62_000);
        await expect(article(page, second)).toBeVisible();
        await expect(article(page, first)).toHaveCount(0);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    });

    if (language === 'en') {
      test('are the same ones in the other language', async ({ page }) => {
        const { id } = await open(page);
        await page
          .getByRole('banner')
          .getByRole('button', { name: t('shell', 'header.language').split('{{')[0] ?? '' })
          .press('Enter');
        await page
          .getByRole('menuitemradio', { name: other === 'es' ? /Español/ : /English/ })
          .press('Enter');
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        const translated = await reflectionOf(page, id, other);
        await expect(article(page, translated)).toContainText(translated.content);
        await expect(
          page.getByRole('button', { name: speak(other)('wellbeing', 'dailyReflections.another') }),
        ).toBeVisible();
      });
    }

    if (language === 'es') {
      test('one with a bookmark is still there after a reload, and opens from the saved ones', async ({
        page,
        troubles,
      }) => {
        const todays = await open(page);
        await expect(saved(page)).toContainText(say('saved.none'));
        const bookmark = button(page, 'bookmark');
        await tabTo(bookmark);
        await page.keyboard.press('Space');
        await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
        const lines = saved(page).getByRole('listitem');
        await expect(lines).toHaveText([todays.title]);
        const another = await getAnother(page);
        await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
        await bookmark.press('Space');
        await expect(lines).toHaveText([another.title, todays.title]);

        await page.reload();
        await expect(article(page, todays)).toBeVisible();
        await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
        await expect(lines).toHaveText([another.title, todays.title]);
        await saved(page).getByRole('button', { name: another.title }).press('Enter');
        await expect(article(page, another)).toContainText(another.content);
        await expect(page.locator(':focus').getByRole('article')).toHaveCount(1);

        await bookmark.press('Space');
        await expect(lines).toHaveText([todays.title]);
        await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
        await page.reload();
        await expect(lines).toHaveText([todays.title]);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    if (language === 'en') {
      test('another one comes and is announced, there is a way back to today, and all can be loaded', async ({
        page,
        troubles,
      }) => {
        const todays = await open(page);
        await expect(button(page, 'today')).toHaveCount(0);
        const another = await getAnother(page);
        expect(another.id).not.toBe(todays.id);
        await expect(article(page, todays)).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: another.title })).toHaveText(
          say('anotherShown').replace('{{title}}', another.title),
        );
        await expect(page.locator(':focus').getByRole('article')).toHaveCount(1);
        await enter(button(page, 'today'));
        await expect(article(page, todays)).toBeVisible();
        await expect(page.locator(':focus').getByRole('article')).toHaveCount(1);
        await expect(button(page, 'today')).toHaveCount(0);

        await enter(button(page, 'loadAll'));
        await expect(page.getByText(say('loadedAlready'), { exact: true }).first()).toBeVisible();
        await page.route('**/api/reflections/seed', (route) => route.fulfill({ json: { seeded: 366 } }));
        await button(page, 'loadAll').press('Enter');
        const loaded = say('loaded_other').replace('{{count}}', '366');
        await expect(page.getByText(loaded, { exact: true }).first()).toBeVisible();
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    if (language === 'es') {
      test('a word for the person is another one each time, is kept, and was asked for by the mood alone', async ({
        page,
        troubles,
      }) => {
        await keepCheckIn(page);
        await open(page);
        const words: string[] = [];
        for (const _ of ['first', 'second']) {
          const answered = page.waitForResponse('**/personal-message');
          await button(page, 'word.ask').press('Enter');
          const answer = await answered;
          expect(answer.request().postDataJSON()).toEqual({
            mood: 'good',
            streak: 1,
            partOfDay: expect.stringMatching(/^(morning|afternoon|evening|night)$/),
          });
          const { personalizedMessage } = await answer.json();
          await expect(page.getByText(personalizedMessage)).toBeVisible();
          words.push(personalizedMessage);
        }
        const [first = '', second = ''] = words;
        expect(second).not.toBe(first);
        await expect(page.getByText(first)).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('heading', { name: say('word.heading'), exact: true })).toBeVisible();
        await expect(page.getByText(second)).toBeVisible();
        await expect(page.getByText(say('word.haven'))).toBeVisible();
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    for (const look of looks.filter((each) => each.language === language)) {
      test(`are accessible with a word and bookmarks, ${look.theme}, ${look.width} px`, async ({
        page,
        troubles,
      }) => {
        await take(page, look);
        const { title } = await open(page);
        await getAnother(page);
        await button(page, 'bookmark').press('Space');
        await button(page, 'today').press('Enter');
        await button(page, 'bookmark').press('Space');
        await expect(saved(page).getByRole('listitem').first()).toHaveText(title);
        await button(page, 'word.ask').press('Enter');
        await expect(page.getByText(say('word.haven'))).toBeVisible();
        await expectNoBarrier(page);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }
  });
}

test('two people read the same reflection on one date, on both sides of the world', async ({ browser }) => {
  const [, day] = twoDays();
  const read = async (timezoneId: string) => {
    const context = await browser.newContext({ locale: 'en-US', timezoneId });
    const page = await context.newPage();
    await page.clock.install({ time: await momentOf(page, `${day}T12:00:00`) });
    await page.goto('/daily-reflections');
    const { content } = await reflectionOf(page, `today?day=${day}`, 'en');
    const article = page.getByRole('main').getByRole('article');
    await expect(article).toContainText(content);
    const text = await article.innerText();
    await context.close();
    return text;
  };
  expect(await read('Pacific/Auckland')).toBe(await read('America/Los_Angeles'));
});
