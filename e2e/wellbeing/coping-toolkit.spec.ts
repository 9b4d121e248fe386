import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';
import { enter, tabTo } from './by-keyboard.ts';

const service = '**/api/coping-suggestions';

const told = {
  en: { situation: 'I had a hard talk with my boss.', feelings: 'Tense, and I want a drink.' },
  es: { situation: 'Tuve una charla difícil con mi jefa.', feelings: 'Con tensión y ganas de beber.' },
};
const inDanger = {
  en: { situation: 'I am alone in my room.', feelings: 'I want to kill myself tonight.' },
  es: { situation: 'Estoy a solas en mi cuarto.', feelings: 'Quiero suicidarme esta noche.' },
};
const minutes = { en: /\d minutes?/, es: /\d minutos?/ };

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('haven-coping-strategies') ?? '[]'));

/** A worker takes a page over once it has all of Haven on the device. */
async function loseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
}

function toolkit(language: Language, page: Page) {
  const t = speak(language);
  const say = (key: string, values?: Record<string, string | number>) => t('coping', key, values);
  const made = page.getByRole('region', { name: say('generate.ready'), exact: true });
  return {
    say,
    tab: (key: 'generate' | 'browse' | 'mine') => page.getByRole('tab', { name: say(`tabs.${key}`) }),
    situation: page.getByRole('textbox', { name: say('generate.situation') }),
    feelings: page.getByRole('textbox', { name: say('generate.feelings') }),
    generate: page.getByRole('button', { name: say('generate.submit'), exact: true }),
    tile: (guide: string) => page.getByRole('button', { name: say(`rightNow.${guide}.name`) }),
    guide: (guide: string) => page.getByRole('region', { name: say(`guides.${guide}.heading`), exact: true }),
    made,
    cards: page
      .getByRole('tabpanel')
      .getByRole('region')
      .filter({ hasNotText: say('generate.ready') }),
    deed: (key: string, title: string) =>
      page.getByRole('button', { name: say('strategy.named', { deed: say(key), title }), exact: true }),
    help: page.getByRole('alert').filter({ hasText: t('help', 'suicide.heading') }),
    way: (key: string) => page.getByRole('alert').getByRole('link', { name: t('help', `ways.${key}`) }),
    write: async (words: { situation: string; feelings: string }) => {
      await page.getByRole('textbox', { name: say('generate.situation') }).fill(words.situation);
      await page.getByRole('textbox', { name: say('generate.feelings') }).fill(words.feelings);
    },
  };
}

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`the coping toolkit in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('makes strategies by keyboard, keeps one over a reload, and takes it out again', async ({
      page,
      troubles,
    }) => {
      const { say, situation, generate, made, deed, tab } = toolkit(language, page);
      await page.goto('/coping-toolkit');
      await situation.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.type(told[language].feelings);
      await expect(generate).toBeDisabled();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type(`  ${told[language].situation} `);
      const sent = page.waitForRequest(service);
      await enter(generate);
      expect((await sent).postDataJSON()).toEqual({
        ...told[language],
        partOfDay: expect.any(String),
        streak: 0,
      });
      await expect(made.getByRole('heading', { name: say('generate.ready'), exact: true })).toBeFocused();
      await expect(made.getByText(say('generate.writtenBy.haven'))).toBeVisible();

      const cards = made.getByRole('region');
      expect(await cards.count()).toBeGreaterThanOrEqual(3);
      const card = cards.first();
      await expect(card).toContainText(minutes[language]);
      const title = await card.getByRole('heading', { level: 3 }).innerText();
      const steps = await card.getByRole('listitem').allTextContents();
      expect(steps.length).toBeGreaterThanOrEqual(3);
      await enter(deed('strategy.save', title));
      await expect(page.getByText(say('strategy.savedToast')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: `${say('strategy.saved')}: ${title}` })).toBeFocused();

      await tabTo(tab('generate'), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await expect(tab('browse')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tab('mine')).toHaveAttribute('aria-selected', 'true');
      await page.reload();
      const kept = page.getByRole('region', { name: title });
      await enter(deed('strategy.show', title));
      expect(await kept.getByRole('listitem').allTextContents()).toEqual(steps);

      await enter(deed('toolkit.remove', title));
      const dialog = page.getByRole('alertdialog', { name: say('toolkit.removeHeading') });
      await expect(dialog).toContainText(title);
      await enter(dialog.getByRole('button', { name: say('toolkit.removeConfirm') }));
      await expect(page.getByRole('heading', { name: say('toolkit.heading') })).toBeFocused();
      await expect(page.getByText(say('toolkit.empty.heading'))).toBeVisible();
      expect(await stored(page)).toEqual([]);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    if (language === 'es') {
      test('says that it failed, keeps the words over a reload, and succeeds at another try', async ({
        page,
      }) => {
        const { say, situation, feelings, generate, write, made } = toolkit(language, page);
        const exactly = {
          en: 'Failed to generate suggestions. Please try again.',
          es: 'No se pudieron crear sugerencias. Inténtalo de nuevo.',
        };
        await page.route(service, (route) => route.abort());
        await page.goto('/coping-toolkit');
        await write(told[language]);
        await generate.click();
        for (const each of ['en', 'es'] satisfies Language[])
          expect(speak(each)('coping', 'generate.failed')).toBe(exactly[each]);
        await expect(page.getByText(exactly[language], { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('alert').getByText(say('generate.failedSafe'))).toBeVisible();
        await page.reload();
        await expect(situation).toHaveValue(told[language].situation);
        await expect(feelings).toHaveValue(told[language].feelings);
        await generate.click();
        await expect(page.getByRole('button', { name: say('generate.toTechniques') })).toBeVisible();
        await page.unroute(service);
        await enter(page.getByRole('button', { name: speak(language)('common', 'tryAgain') }));
        await expect(made.getByRole('heading', { name: say('generate.ready'), exact: true })).toBeFocused();
        await expect(page.getByText(say('generate.failedSafe'))).toHaveCount(0);
      });
    }

    test('brings help first for words of suicide, with the focus, before anything is generated', async ({
      page,
    }) => {
      const { generate, write, made, help, way, guide } = toolkit(language, page);
      const answer = Promise.withResolvers<void>();
      await page.route(service, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto('/coping-toolkit');
      await write(inDanger[language]);
      await generate.press('Enter');
      await expect(help).toBeFocused();
      await expect(help).toBeInViewport();
      await expect(made).toHaveCount(0);
      answer.resolve();
      await expect(made).toBeVisible();
      await expect(help).toBeFocused();
      await expect(help).toBeInViewport();
      const after = await help.evaluate(
        (element, text) => element.compareDocumentPosition(text as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
        await made.elementHandle(),
      );
      expect(after).toBeTruthy();
      await page.keyboard.press('Tab');
      await expect(way('lifeline')).toBeFocused();
      await expect(way('lifeline')).toHaveAttribute('href', 'tel:988');
      await enter(way('calm'));
      await expect(guide('grounding').getByRole('heading', { level: 2 })).toBeFocused();
      await expect(way('lifeline')).toBeVisible();
      await page.goBack();
      await expect(made).toBeVisible();
      await expect(way('lifeline')).toBeVisible();
    });

    if (language === 'en') {
      test.describe('without a network', () => {
        test.use({ serviceWorkers: 'allow' });

        test('brings that help without a network, too, and nothing lies over it', async ({
          page,
          context,
        }) => {
          const { say, generate, write, situation, feelings, help, way } = toolkit(language, page);
          await page.goto('/coping-toolkit');
          await expect(generate).toBeVisible();
          await loseNetwork(page, context);
          await page.reload();
          await write(inDanger[language]);
          await generate.press('Enter');
          await expect(help).toBeFocused();
          await expect(way('lifeline')).toHaveAttribute('href', 'tel:988');
          await expect(page.getByText(say('generate.failedSafe'))).toBeVisible();
          await expect(page.getByText(say('generate.failed'))).toHaveCount(0);
          await expect(help).toBeFocused();
          await expect(situation).toHaveValue(inDanger[language].situation);
          await expect(feelings).toHaveValue(inDanger[language].feelings);
        });
      });
    }

    if (language === 'en') {
      test('has two techniques of each of six categories, filters them and keeps them, by keyboard', async ({
        page,
        troubles,
      }) => {
        const { say, tab, cards, deed } = toolkit(language, page);
        await page.goto('/coping-toolkit?tab=browse');
        await expect(cards).toHaveCount(12);
        const filters = page.getByRole('group', { name: say('filter.label') });
        await filters.getByRole('button', { name: say('filter.all') }).focus();
        for (const category of ['breathing', 'grounding', 'mindfulness', 'physical', 'creative', 'social']) {
          const name = say(`strategy.categories.${category}`);
          await enter(filters.getByRole('button', { name }));
          await expect(cards).toHaveCount(2);
          for (const card of await cards.all())
            await expect(card.getByText(name, { exact: true })).toBeVisible();
        }
        await expect(
          page.getByRole('status').getByText(say('filter.shown_other', { count: 2 })),
        ).toBeAttached();
        const title = say('techniques.oneMessage.title');
        await enter(deed('strategy.save', title));
        await expect(page.getByText(say('strategy.savedToast')).first()).toBeVisible();
        expect(await stored(page)).toMatchObject([{ id: 'technique-oneMessage', title, writtenBy: 'haven' }]);
        await tab('mine').click();
        await expect(cards.getByRole('heading', { level: 3 })).toHaveText([title]);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    if (language === 'es') {
      test.describe('without a network', () => {
        test.use({ serviceWorkers: 'allow' });

        test('is whole without a network: techniques, what is kept, and all four guides', async ({
          page,
          context,
        }) => {
          const { say, tab, cards, deed, guide } = toolkit(language, page);
          await page.goto('/');
          await loseNetwork(page, context);
          await page.goto('/coping-toolkit?tab=browse');
          await expect(cards).toHaveCount(12);
          const title = say('techniques.boxBreathing.title');
          await deed('strategy.save', title).click();
          await tab('mine').click();
          await page.reload();
          await expect(cards.getByRole('heading', { level: 3 })).toHaveText([title]);
          for (const [id, first] of [
            ['breathing', 'guides.actions.start'],
            ['grounding', 'guides.grounding.next'],
            ['urge', 'guides.actions.start'],
            ['bodyScan', 'guides.bodyScan.play'],
          ] as const) {
            await page.goto(`/coping-toolkit?guide=${id}`);
            await expect(guide(id).getByRole('button', { name: say(first) })).toBeVisible();
          }
          const firstStep = speak(language)('bodyScan', 'steps.1.name');
          await expect(page.getByRole('button', { name: `1. ${firstStep}` })).toBeVisible();
        });
      });
    }

    if (language === 'en') {
      test('says so when the device refuses to keep a strategy', async ({ page }) => {
        await page.addInitScript(() => {
          const setItem = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key: string, value: string) {
            if (this === localStorage && key === 'haven-coping-strategies')
              throw new DOMException('full', 'QuotaExceededError');
            setItem.call(this, key, value);
          };
        });
        const { say, deed } = toolkit(language, page);
        await page.goto('/coping-toolkit?tab=browse');
        const save = deed('strategy.save', say('techniques.shortWalk.title'));
        await save.click();
        await expect(page.getByText(say('strategy.refused.title')).first()).toBeVisible();
        await expect(page.getByText(say('strategy.refused.description')).first()).toBeVisible();
        await expect(save).toBeVisible();
      });
    }

    if (language === 'en') {
      test('opens at the tab of its address, and Back goes one step back', async ({ page }) => {
        const { tab } = toolkit(language, page);
        const open = (key: 'generate' | 'browse' | 'mine') =>
          expect(tab(key)).toHaveAttribute('aria-selected', 'true');
        await page.goto('/coping-toolkit?tab=nothing&guide=nothing');
        await open('generate');
        await page.goto('/coping-toolkit?tab=mine');
        await open('mine');
        await tab('browse').click();
        await tab('generate').click();
        await expect(page).toHaveURL(/tab=generate/);
        await page.goBack();
        await open('browse');
        await page.goBack();
        await open('mine');
        await page.goForward();
        await open('browse');
      });
    }

    if (language === 'es') {
      test('leads into a guide and back to where somebody was, by its button and by Back', async ({
        page,
      }) => {
        const { say, tile, guide, situation, write, tab } = toolkit(language, page);
        await page.goto('/coping-toolkit');
        await write(told[language]);
        for (const back of ['history', 'button']) {
          await tile('urge').press('Enter');
          await expect(guide('urge').getByRole('heading', { level: 2 })).toBeFocused();
          await expect(page).toHaveURL(/guide=urge/);
          await expect(tab('generate')).toBeHidden();
          if (back === 'history') await page.goBack();
          else await enter(guide('urge').getByRole('button', { name: say('guides.back') }), 'Shift+Tab');
          await expect(tile('urge')).toBeFocused();
          await expect(situation).toHaveValue(told[language].situation);
        }
        await page.goto('/coping-toolkit?guide=breathing');
        await enter(guide('breathing').getByRole('button', { name: say('guides.back') }), 'Shift+Tab');
        await expect(tile('breathing')).toBeFocused();
        await expect(page).not.toHaveURL(/guide=/);
      });
    }
  });
}

for (const look of looks) {
  const { language, theme, width } = look;

  test.describe(`the coping toolkit, ${theme}, ${width} px`, () => {
    test.use({ locale: localeOf(language) });

    test('is accessible empty, in danger with strategies, while browsing, with what is kept, and after a failure', async ({
      page,
      troubles,
    }) => {
      const { say, tab, cards, made, generate, write, help, deed } = toolkit(language, page);
      await take(page, look);
      await page.goto('/coping-toolkit?tab=mine');
      await expect(page.getByText(say('toolkit.empty.heading'))).toBeVisible();
      await expectNoBarrier(page);
      await tab('generate').click();
      await write(inDanger[language]);
      await generate.click();
      await expect(made).toBeVisible();
      await expect(help).toBeFocused();
      await expectNoBarrier(page);
      await tab('browse').click();
      const title = say('techniques.rideTheUrge.title');
      await deed('strategy.show', title).click();
      await deed('strategy.save', title).click();
      await expect(cards).toHaveCount(12);
      await expectNoBarrier(page);
      await tab('mine').click();
      await deed('toolkit.remove', title).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoBarrier(page);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });

      await test.step('after a failure', async () => {
        await page.route('**/api/**', (route) => route.abort());
        await page.goto('/coping-toolkit');
        await write(told[language]);
        await generate.click();
        await expect(page.getByText(say('generate.failed')).first()).toBeVisible();
        await expectNoBarrier(page);
      });
    });
  });
}
