import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';
import { enter, tabTo } from './by-keyboard.ts';
import { allSaid, giveVoices, sentenceLength, takeSpeech } from './stand-in-voice.ts';

/** Ten at night of the person's own day. */
const night = new Date(2026, 10, 24, 22);
const second = 1000;
const minute = 60 * second;

/** From here on the page's time goes on by `page.clock` alone. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Lets the page draw what it was told: four turns of its queue, since drawing and what follows it take two. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });

/** Lets time pass for what looks at the clock every second: a leap first, as of a tab that slept, and then a second. */
async function pass(page: Page, time: number): Promise<void> {
  await page.clock.fastForward(time - second);
  await settle(page);
  await page.clock.runFor(second + 20);
  await settle(page);
}

function guide(language: Language, page: Page, name: 'breathing' | 'grounding' | 'urge' | 'bodyScan') {
  const t = speak(language);
  const common = (key: string, values?: Record<string, string | number>) =>
    t('coping', `guides.${key}`, values);
  const region = page.getByRole('region', { name: common(`${name}.heading`), exact: true });
  const status = region.getByRole('status');
  return {
    region,
    common,
    say: (key: string, values?: Record<string, string | number>) => common(`${name}.${key}`, values),
    button: (key: string) => region.getByRole('button', { name: common(key), exact: true }),
    heading: (text: string) => region.getByRole('heading', { name: text, exact: true }),
    /** What a screen reader is told, and where nothing else can be seen, what is seen. */
    tells: (text: string) => expect(status.filter({ hasText: text })).toBeAttached(),
    open: async (time: 'stopped' | 'running' = 'stopped') => {
      await page.clock.install({ time: night });
      await page.goto(`/coping-toolkit?guide=${name}`);
      await expect(region.getByRole('button').nth(1)).toBeVisible();
      if (time === 'stopped') await stopClock(page);
    },
  };
}

/** How long each endless movement takes that the page shows now: ms. */
const endlessMovements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => animation.effect?.getTiming())
      .flatMap((timing) => (timing?.iterations === Infinity ? [timing.duration] : [])),
  );

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`paced breathing in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('leads from breath to breath, waits while paused, and ends with the count', async ({
      page,
      troubles,
    }) => {
      const { say, button, heading, tells, open, region } = guide(language, page, 'breathing');
      const announced = (movement: string, count: number) =>
        tells(say('announced_other', { movement: say(`movements.${movement}`), count }));
      const place = (number: number) => region.getByText(say('place', { place: number, all: 18 }));
      await open();
      await enter(button('actions.start'));
      await announced('in', 4);
      await expect(place(1)).toBeVisible();
      await pass(page, 4 * second);
      await announced('out', 6);
      expect(await endlessMovements(page)).toEqual([10 * second, 10 * second]);

      await expect(button('actions.pause')).toBeFocused();
      await page.keyboard.press('Enter');
      await tells(say('paused'));
      await pass(page, 10 * minute);
      await expect(place(1)).toBeVisible();
      await expect(button('actions.goOn')).toBeFocused();
      await page.keyboard.press('Enter');
      await announced('out', 6);
      await pass(page, 6 * second);
      await announced('in', 4);
      await expect(place(2)).toBeVisible();

      await pass(page, 2 * minute);
      await expect(place(14)).toBeVisible();
      await pass(page, minute);
      await expect(heading(say('over.breaths_other', { count: 18 }))).toBeFocused();
      await enter(button('again'));
      await expect(button('actions.start')).toBeFocused();
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    if (language === 'en') {
      test('takes the rhythm and the length that were chosen, without movement where less was asked for', async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { common, say, button, heading, tells, open, region } = guide(language, page, 'breathing');
        await open();
        const choice = (group: string, name: string) =>
          region.getByRole('radiogroup', { name: say(group) }).getByRole('radio', { name });
        await choice('rhythm', say('patterns.longerOut.name')).focus();
        await page.keyboard.press('ArrowRight');
        await expect(choice('rhythm', say('patterns.box.name'))).toBeChecked();
        await tells(say('patterns.box.note'));
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowLeft');
        await expect(choice('length', common('minutes_one', { count: 1 }))).toBeChecked();
        await enter(button('actions.start'), 'Shift+Tab');
        await expect(region.getByText(say('place', { place: 1, all: 4 }))).toBeVisible();
        for (const movement of ['in', 'hold', 'out', 'rest']) {
          await tells(say('announced_other', { movement: say(`movements.${movement}`), count: 4 }));
          await pass(page, 4 * second);
        }
        await pass(page, 17 * second);
        expect(await endlessMovements(page)).toEqual([]);
        await enter(button('actions.stop'));
        await expect(heading(say('over.breaths_other', { count: 2 }))).toBeFocused();
        await pass(page, minute);
        await expect(heading(say('over.breaths_other', { count: 2 }))).toBeVisible();
      });
    }
  });

  test.describe(`5-4-3-2-1 grounding in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    const senses = ['see', 'touch', 'hear', 'smell', 'taste'];

    test('goes through five senses by keyboard; where it is worse, a person is next', async ({
      page,
      troubles,
    }) => {
      const { say, common, button, heading, tells, open, region } = guide(language, page, 'grounding');
      await open('running');
      for (const [place, sense] of senses.entries()) {
        const count = senses.length - place;
        const title = heading(say(`senses.${sense}.title`));
        if (place > 0) await expect(title).toBeFocused();
        await expect(region.getByText(say('step', { step: place + 1, all: 5 }))).toBeVisible();
        await expect(region.getByRole('checkbox')).toHaveCount(count);
        await tells(say('found', { found: 0, count }));
        for (const mark of await region.getByRole('checkbox').all()) {
          await tabTo(mark);
          await page.keyboard.press('Space');
        }
        await tells(say('found', { found: count, count }));
        await enter(button('grounding.next'));
      }
      await expect(heading(say('now.asked.heading'))).toBeFocused();
      await enter(button('grounding.now.worse.name'));
      await expect(heading(say('now.worse.heading'))).toBeFocused();
      await page.keyboard.press('Tab');
      const call = region.getByRole('link', { name: common('callLifeline', { phone: '988' }) });
      await expect(call).toBeFocused();
      await expect(call).toHaveAttribute('href', 'tel:988');
      await enter(region.getByRole('link', { name: say('now.crisis') }));
      await expect(page).toHaveURL(/\/crisis-resources$/);
      const name = speak(language)('shell', 'crisisResources.heading');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    if (language === 'es') {
      test('may be skipped and written, keeps nothing of it, and leads on when nothing changed', async ({
        page,
      }) => {
        const { say, button, heading, tells, open, region } = guide(language, page, 'grounding');
        await open('running');
        await enter(button('grounding.write'));
        await region.getByRole('textbox', { name: say('thing', { place: 1 }) }).fill('The blue cup');
        await tells(say('found', { found: 1, count: 5 }));
        const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        expect(kept).not.toContain('blue cup');
        for (const _ of senses) await button('grounding.next').press('Enter');
        await button('grounding.back').waitFor({ state: 'detached' });
        await button('grounding.now.same.name').press('Enter');
        await expect(heading(say('now.same.heading'))).toBeFocused();
        await enter(
          region.getByRole('link', { name: speak(language)('coping', 'guides.breathing.heading') }),
        );
        const breathing = guide(language, page, 'breathing');
        await expect(breathing.heading(breathing.say('heading'))).toBeFocused();
        await page.goBack();
        await expect(heading(say('heading'))).toBeFocused();
      });
    }
  });

  test.describe(`the urge timer in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    if (language === 'en') {
      test('asks each minute, survives a reload and a sleep, and ends with the count', async ({
        page,
        troubles,
      }) => {
        const { say, button, heading, tells, open, region } = guide(language, page, 'urge');
        const rate = async (number: number) => {
          await region.getByRole('radio', { name: '0', exact: true }).focus();
          for (let press = 0; press < number; press += 1) await page.keyboard.press('ArrowRight');
        };
        const answer = async (key: string) => {
          await enter(region.getByRole('button', { name: say(`changes.${key}`), exact: true }));
          await tells(say(`heard.${key}`));
        };
        const timer = region.getByRole('timer');
        await open();
        await rate(7);
        await enter(button('actions.start'));
        await expect(heading(say('riding'))).toBeFocused();
        await expect(timer).toContainText('5:00');
        await pass(page, 59 * second);
        await expect(timer).toContainText('4:01');
        await expect(heading(say('asked'))).toHaveCount(0);
        await pass(page, 2 * second);
        await tells(say('ridden_one', { count: 1 }));
        await expect(heading(say('asked'))).toBeVisible();
        await answer('lower');
        await pass(page, minute);
        await tells(say('ridden_other', { count: 2 }));
        await answer('higher');

        await page.clock.resume();
        await page.reload();
        await expect(timer).toContainText(/2:[2-5]\d/);
        await stopClock(page);
        await answer('same'); // In the place of what was said in this minute before.

        await pass(page, minute);
        await tells(say('ridden_other', { count: 3 }));
        await pass(page, minute);
        await tells(say('ridden_other', { count: 4 }));
        await answer('lower');
        await pass(page, minute);

        await expect(heading(say('over.whole'))).toBeFocused();
        await expect(region.getByRole('definition')).toHaveText(['5', '2', '0']);
        await expect(region.getByRole('term')).toHaveText([
          say('over.counts.minutes_other'),
          say('over.counts.lower_other'),
          say('over.counts.higher_other'),
        ]);
        await tells(say('over.before', { before: 7 }));
        await rate(3);
        await tells(say('over.both', { before: 7, after: 3 }));
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    if (language === 'es') {
      test('of fifteen minutes asks fourteen times, and has the people of the plan at hand', async ({
        page,
      }) => {
        await page.addInitScript(() =>
          localStorage.setItem(
            'haven-emergency-plan',
            JSON.stringify({
              id: 'emergency-plan',
              warningSignsInput: '',
              copingStrategies: '',
              emergencyContacts: [{ name: 'Ana', phone: '(555) 010-7788' }],
              safePlaces: '',
              lastUpdated: 1,
            }),
          ),
        );
        const { say, common, button, heading, open, region } = guide(language, page, 'urge');
        await open();
        await region.getByRole('radio', { name: common('minutes_other', { count: 15 }) }).check();
        await button('actions.start').click();
        await expect(region.getByRole('timer')).toContainText('15:00');
        const ana = region.getByRole('link', { name: common('call', { name: 'Ana' }) });
        await expect(ana).toHaveAttribute('href', 'tel:5550107788');
        for (let asked = 1; asked < 15; asked += 1) {
          await pass(page, minute);
          await region.getByRole('button', { name: say('changes.lower'), exact: true }).click();
        }
        await pass(page, minute);
        await expect(heading(say('over.whole'))).toBeFocused();
        await expect(region.getByRole('definition')).toHaveText(['15', '14', '0']);
      });
    }
  });

  test.describe(`the body scan in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    const t = speak(language);
    const stepCount = 15;
    const nameOf = (step: number) => t('bodyScan', `steps.${step}.name`);
    const textOf = (step: number) => t('bodyScan', `steps.${step}.text`);
    /** The voices of this device: the wanted language comes neither first nor alone. */
    const manyVoices = { en: ['de-DE', 'es-MX', 'en-GB', 'en-US'], es: ['en-US', 'fr-FR', 'es-ES', 'es-MX'] };
    const best = { en: 'en-US', es: 'es-MX' };

    // In both languages wherever one of them is looked at: what is seen is the text that stands in the file.
    const exactly = {
      en: {
        failed: ['Audio Error', 'Audio playback failed. Please use the text guide below.'],
        notAvailable: [
          'Audio Not Available',
          'Your browser may not support audio. Please use the text guide below.',
        ],
        noVoice: ['Audio Alternative', 'This device has no English voice. Please use the text guide below.'],
      },
      es: {
        failed: ['Error de audio', 'Falló la reproducción del audio. Usa la guía en texto que está abajo.'],
        notAvailable: [
          'Audio no disponible',
          'Es posible que tu navegador no admita audio. Usa la guía en texto que está abajo.',
        ],
        noVoice: [
          'Alternativa al audio',
          'Este dispositivo no tiene una voz en español. Usa la guía en texto que está abajo.',
        ],
      },
    };
    const expectProblem = async (page: Page, problem: 'failed' | 'notAvailable' | 'noVoice') => {
      const notices = t('common', 'toast.region').replace('{hotkey}', 'F8');
      const notice = page.getByRole('region', { name: notices }).getByRole('listitem');
      for (const each of ['en', 'es'] satisfies Language[]) {
        const texts = ['title', 'text'].map((part) =>
          speak(each)('coping', `guides.bodyScan.problems.${problem}.${part}`),
        );
        expect(texts).toEqual(exactly[each][problem]);
      }
      for (const words of exactly[language][problem]) {
        await expect(notice.getByText(words, { exact: true })).toBeVisible();
        const { region } = guide(language, page, 'bodyScan');
        await expect(region.getByText(words, { exact: true })).toBeVisible();
      }
    };
    const scan = (page: Page) => {
      const found = guide(language, page, 'bodyScan');
      const progress = found.region.getByRole('progressbar', { name: found.say('progress') });
      return {
        ...found,
        spoken: (count: number) =>
          expect(progress).toHaveAttribute('aria-valuetext', found.say('spoken', { spoken: count, all: 15 })),
        progress,
        current: found.region.getByRole('listitem').and(page.locator('[aria-current="step"]')),
        step: (number: number) =>
          found.region.getByRole('button', { name: `${number}. ${nameOf(number)}`, exact: true }),
      };
    };
    const sentencesIn = (said: { text: string }[]) => said.map(({ text }) => text).join(' ');

    test('reads all fifteen steps in a voice of the language, slowly, softly, with two seconds between', async ({
      page,
      troubles,
    }) => {
      await giveVoices(page, manyVoices[language]);
      const { say, button, tells, open, spoken, progress, current } = scan(page);
      await open();
      await enter(button('bodyScan.play'));
      await tells(say('status.playing'));
      await page.clock.runFor(1.5 * minute);
      const said = await allSaid(page);
      const [step = 0] = (await current.innerText()).match(/^\d+/) ?? [];
      expect(Number(step)).toBeGreaterThan(3);
      await expect(current).toContainText(nameOf(Number(step)));
      await expect(current).toBeInViewport();
      await spoken(Number(step) - 1);
      const share = Math.round(((Number(step) - 1) / stepCount) * 100);
      await expect(progress).toHaveAttribute('value', String(share));
      expect(said.every(({ rate, volume }) => rate === 0.8 && volume === 0.8)).toBe(true);
      expect(said.every(({ voice, lang }) => voice === best[language] && lang === best[language])).toBe(true);

      await page.clock.runFor(3 * minute);
      await tells(say('status.finished'));
      await spoken(stepCount);
      const all = await allSaid(page);
      const whole = Array.from({ length: stepCount }, (_, place) => textOf(place + 1)).join(' ');
      expect(sentencesIn(all)).toBe(whole);
      const pauses = all
        .map(({ at }, place) => at - (all[place - 1]?.at ?? at) - sentenceLength)
        .filter((silence) => silence > 0);
      expect(pauses).toEqual(Array(stepCount - 1).fill(2 * second));
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    if (language === 'en') {
      test('goes on while the tab is hidden, and falls silent when somebody leaves it', async ({ page }) => {
        await giveVoices(page, manyVoices[language]);
        const { button, open, progress } = scan(page);
        await open();
        await button('bodyScan.play').press('Enter');
        await page.clock.runFor(1500);
        await page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: true });
          Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await page.clock.runFor(2 * minute);
        const hidden = (await allSaid(page)).filter((sentence) => sentence.hidden);
        expect(sentencesIn(hidden)).toContain(`${textOf(2)} ${textOf(3)} ${textOf(4)}`);
        await expect(progress).toHaveAttribute('aria-valuetext', /^([4-9]|1\d) /, {
          timeout: 20_000,
        });
        await enter(button('back'), 'Shift+Tab');
        await expect(page.getByRole('tablist')).toBeVisible({ timeout: 20_000 });
        const { length } = await allSaid(page);
        await page.clock.runFor(minute);
        expect(await allSaid(page)).toHaveLength(length);
      });
    }

    if (language === 'es') {
      test('pauses, goes on with the same sentence, begins at a chosen step, and stops', async ({ page }) => {
        await giveVoices(page, manyVoices[language]);
        const { say, button, tells, open, spoken, current, step } = scan(page);
        await open();
        await button('bodyScan.play').press('Enter');
        await page.clock.runFor(2500);
        await button('actions.pause').press('Enter');
        await tells(say('status.paused'));
        const before = await allSaid(page);
        await page.clock.runFor(minute);
        expect(await allSaid(page)).toEqual(before);
        await expect(button('actions.goOn')).toBeFocused();
        await page.keyboard.press('Enter');
        await page.clock.runFor(100);
        const after = await allSaid(page);
        expect(after.map(({ text }) => text).slice(before.length)).toEqual([before.at(-1)?.text]);

        await enter(step(14));
        await expect(current).toContainText(nameOf(14));
        await page.clock.runFor(18 * second);
        await expect(current).toContainText(nameOf(15));
        await spoken(1);
        const count = (await allSaid(page)).length;
        await enter(button('actions.stop'), 'Shift+Tab');
        await tells(say('status.stopped'));
        await expect(button('bodyScan.play')).toBeFocused();
        await expect(current).toHaveCount(0);
        await page.clock.runFor(minute);
        expect(await allSaid(page)).toHaveLength(count);
      });
    }

    if (language === 'es') {
      test('says when the voice breaks off; the text stays, and it may go on', async ({ page }) => {
        await giveVoices(page, manyVoices[language], 'breaksOff');
        const { button, open, region, step } = scan(page);
        await open();
        await button('bodyScan.play').press('Enter');
        await page.clock.runFor(2 * second);
        await expectProblem(page, 'failed');
        await expect(step(1)).toBeVisible();
        await expect(region.getByRole('list')).toContainText(textOf(1).slice(0, 40));
        await enter(button('actions.goOn'));
        await page.clock.runFor(100);
        const [first, again] = await allSaid(page);
        expect(again?.text).toBe(first?.text);
      });
    }

    if (language === 'en') {
      test('says after three seconds that no voice begins, and leads through the text instead', async ({
        page,
      }) => {
        await giveVoices(page, manyVoices[language], 'mute');
        const { say, button, tells, open, current } = scan(page);
        await open();
        await button('bodyScan.play').press('Enter');
        await page.clock.runFor(2990);
        await tells(say('status.playing'));
        await page.clock.runFor(10);
        await expectProblem(page, 'notAvailable');
        await expect(button('bodyScan.nextStep')).toBeFocused();
        for (let step = 2; step <= stepCount; step += 1) {
          await page.keyboard.press('Enter');
          await expect(current).toContainText(nameOf(step));
          await expect(current).toBeInViewport();
        }
      });
    }

    if (language === 'es') {
      test('says that a browser without speech has none', async ({ page }) => {
        await takeSpeech(page);
        const { button, open } = scan(page);
        await open();
        await button('bodyScan.play').press('Enter');
        await expectProblem(page, 'notAvailable');
      });
    }

    if (language === 'en') {
      test('lets no voice of another language read it', async ({ page }) => {
        await giveVoices(page, language === 'en' ? ['es-MX', 'de-DE'] : ['en-US', 'pt-BR']);
        const { button, open } = scan(page);
        await open();
        await button('bodyScan.play').press('Enter');
        await expectProblem(page, 'noVoice');
        expect(await allSaid(page)).toEqual([]);
      });
    }
  });
}

for (const look of looks) {
  const { language, theme, width } = look;

  // Time runs on here, since axe waits by the page's own clock.
  test.describe(`the guides, ${theme}, ${width} px`, () => {
    test.use({ locale: localeOf(language) });

    test('breathing, grounding, the urge timer and the body scan are accessible in their states', async ({
      page,
      troubles,
    }) => {
      await take(page, look);
      await giveVoices(page, ['en-US', 'es-MX']);

      await test.step('breathing before, while and after', async () => {
        const { button, open } = guide(language, page, 'breathing');
        await open('running');
        await expectNoBarrier(page);
        await button('actions.start').click();
        await page.clock.fastForward(5 * second);
        await expectNoBarrier(page);
        await page.clock.fastForward(6 * second);
        await button('actions.stop').click();
        await expect(button('again')).toBeVisible();
        await expectNoBarrier(page);
      });

      await test.step('grounding ticked, written, and at its end', async () => {
        const { say, button, heading, open, region } = guide(language, page, 'grounding');
        await open('running');
        await region.getByRole('checkbox').first().check();
        await expectNoBarrier(page);
        await button('grounding.write').click();
        await expectNoBarrier(page);
        for (let step = 0; step < 5; step += 1) await button('grounding.next').click();
        await button('grounding.now.worse.name').click();
        await expect(heading(say('now.worse.heading'))).toBeVisible();
        await expectNoBarrier(page);
      });

      await test.step('the urge timer before, while and after', async () => {
        const { say, button, heading, open, region } = guide(language, page, 'urge');
        await open('running');
        await region.getByRole('radio', { name: '7', exact: true }).check();
        await expectNoBarrier(page);
        await button('actions.start').click();
        await page.clock.fastForward(minute + second);
        await region.getByRole('button', { name: say('changes.same'), exact: true }).click();
        await expectNoBarrier(page);
        await page.clock.fastForward(4 * minute);
        await expect(heading(say('over.whole'))).toBeVisible();
        await expectNoBarrier(page);
      });

      await test.step('the body scan before, while it is spoken, and without a voice', async () => {
        const { say, button, open, tells } = guide(language, page, 'bodyScan');
        await open('running');
        await expectNoBarrier(page);
        await button('bodyScan.play').click();
        await page.clock.runFor(20 * second);
        await tells(say('status.playing'));
        await expectNoBarrier(page);
        await page.evaluate(() => {
          speechSynthesis.getVoices = () => [];
        });
        await button('actions.stop').click();
        await button('bodyScan.play').click();
        await page.clock.runFor(3 * second);
        await expect(button('bodyScan.nextStep')).toBeVisible();
        await expectNoBarrier(page);
      });
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });
  });
}
