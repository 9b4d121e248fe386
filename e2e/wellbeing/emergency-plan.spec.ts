import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';
import { readCode } from './read-code.ts';

const plan = {
  id: 'emergency-plan',
  warningSignsInput: 'I stop answering messages.\nI sleep badly.',
  copingStrategies: 'Walk to the river.',
  emergencyContacts: [
    { name: 'Ana Morales', phone: '(555) 010-7788', relationship: 'sister' },
    { name: 'Mike', phone: '+1 555.010.1234' },
  ],
  safePlaces: 'The library on 4th.',
  professionalContacts: [{ name: 'Dr. Lee', phone: '555-010-9000 ext. 12', role: 'therapist' }],
  makingSpaceSafe: 'Ana keeps the key.',
  worthLivingFor: 'Nico, and the garden in May.',
  lastUpdated: Date.parse('2026-11-18T12:00:00Z'),
  /** As a newer release might write it. */
  reviewEvery: { months: 3 },
};

/** Everything of it that must never get lost on the way to paper or into a message. */
const everything = [
  'I stop answering messages.',
  'I sleep badly.',
  'Walk to the river.',
  'Ana Morales',
  'sister',
  '(555) 010-7788',
  'Mike',
  '+1 555.010.1234',
  'The library on 4th.',
  'Dr. Lee',
  'therapist',
  '555-010-9000 ext. 12',
  'Ana keeps the key.',
  'Nico, and the garden in May.',
];

/** Before the page opens for the first time; later visits keep what was saved since. */
const keepPlan = (page: Page, kept: object = plan) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem('haven-emergency-plan')) localStorage.setItem('haven-emergency-plan', text);
  }, JSON.stringify(kept));

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('haven-emergency-plan') ?? 'null'));

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `emergencyPlan.${key}`);

  test.describe(`the emergency plan in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    const section = (page: Page, id: string) => page.getByRole('region', { name: say(`${id}.heading`) });
    const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

    if (language === 'es') {
      test('is written, given a contact and saved by keyboard alone', async ({ page }) => {
        await page.goto('/emergency-plan');
        await section(page, 'warningSignsInput').getByRole('textbox').focus();
        await page.keyboard.type('  I stop answering.  ');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Walk.');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Ana');
        await page.keyboard.press('Tab');
        await page.keyboard.type('(555) 010-7788');
        await page.keyboard.press('Enter');
        const contacts = section(page, 'emergencyContacts');
        await expect(contacts.getByRole('listitem')).toHaveCount(1);
        await expect(contacts.getByRole('textbox').first()).toBeFocused();
        await expect(contacts.getByRole('textbox').first()).toHaveValue('');
        const save = button(page, 'save');
        while (!(await save.evaluate((element) => element === document.activeElement)))
          await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByText(say('saved')).first()).toBeVisible();
        await expect(page.getByText(say('status.active'))).toBeVisible();
        await expect(button(page, 'update')).toBeVisible();
        expect(await stored(page)).toMatchObject({
          warningSignsInput: 'I stop answering.',
          copingStrategies: 'Walk.',
          emergencyContacts: [{ name: 'Ana', phone: '(555) 010-7788' }],
          safePlaces: '',
        });
        await page.goto('/');
        await expect(page.getByText(t('shell', 'home.progress.plan'))).toBeVisible();
      });
    }

    if (language === 'en') {
      test('asks for more than safe places, saves nothing, and keeps the words over a reload', async ({
        page,
      }) => {
        await page.goto('/emergency-plan');
        const places = section(page, 'safePlaces').getByRole('textbox');
        await places.fill('The library');
        await button(page, 'save').click();
        await expect(page.getByText(say('tooLittle.title')).first()).toBeVisible();
        await expect(page.getByText(say('tooLittle.description')).first()).toBeVisible();
        expect(await stored(page)).toBeNull();
        await page.reload();
        await expect(places).toHaveValue('The library');
      });
    }

    if (language === 'es') {
      test('asks for the name and the number of a contact', async ({ page }) => {
        await page.goto('/emergency-plan');
        const contacts = section(page, 'emergencyContacts');
        await contacts.getByRole('textbox', { name: say('contacts.name') }).fill('Ana');
        await button(page, 'emergencyContacts.add').click();
        await expect(page.getByText(say('contacts.incomplete.title')).first()).toBeVisible();
        await expect(page.getByText(say('contacts.incomplete.description')).first()).toBeVisible();
        await expect(contacts.getByRole('textbox', { name: say('contacts.phone') })).toBeFocused();
        await expect(contacts.getByRole('listitem')).toHaveCount(0);
      });
    }

    if (language === 'en') {
      test('on a phone, its people come first and are one tap away', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await keepPlan(page);
        await page.goto('/emergency-plan');
        const people = section(page, 'people');
        const call = people.getByRole('link').first();
        await expect(call).toBeInViewport({ ratio: 1 });
        await expect(call).toHaveAttribute('href', 'tel:5550107788');
        await expect(people.locator('a[href="sms:5550107788"]')).toBeVisible();
        await expect(people.locator('a[href="tel:+15550101234"]')).toBeVisible();
        await expect(people.locator('a[href="tel:5550109000"]')).toBeVisible();
        for (const phone of ['(555) 010-7788', '+1 555.010.1234', '555-010-9000 ext. 12'])
          await expect(people.getByText(phone, { exact: true })).toBeVisible();
      });
    }

    if (language === 'en') {
      test('is updated without losing what a newer release wrote into it', async ({ page }) => {
        await keepPlan(page);
        await page.goto('/emergency-plan');
        await section(page, 'safePlaces').getByRole('textbox').fill('The church');
        await section(page, 'emergencyContacts').getByRole('button', { name: 'Mike' }).click();
        await button(page, 'update').click();
        await expect(page.getByText(say('saved')).first()).toBeVisible();
        const { lastUpdated, ...rest } = await stored(page);
        expect(lastUpdated).toBeGreaterThan(plan.lastUpdated);
        const { lastUpdated: _, ...before } = plan;
        expect(rest).toEqual({
          ...before,
          safePlaces: 'The church',
          emergencyContacts: plan.emergencyContacts.slice(0, 1),
        });
      });
    }

    if (language === 'es') {
      test('prints on one page: the plan alone, black on white, in the dark theme too', async ({ page }) => {
        await page.addInitScript(() =>
          localStorage.setItem(
            'haven-user-preferences',
            JSON.stringify({ id: 'preferences', darkMode: true, compactView: true }),
          ),
        );
        await keepPlan(page);
        await page.goto('/emergency-plan');
        await expect(section(page, 'people')).toBeVisible();
        expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
        await page.emulateMedia({ media: 'print' });
        const printed = await page.evaluate(() => document.body.innerText);
        for (const part of everything) expect(printed).toContain(part);
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('main')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        const number = page.getByText('555-010-9000 ext. 12').locator('visible=true');
        await expect(number).toHaveCSS('color', 'rgb(0, 0, 0)');
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      });
    }

    if (language === 'en') {
      test('is shared as text with everything in it, or copied where the device can not share', async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'share');
        });
        await keepPlan(page);
        await page.goto('/emergency-plan');
        await button(page, 'share.action').click();
        await expect(page.getByText(say('share.copied')).first()).toBeVisible();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        for (const part of everything) expect(text).toContain(part);
      });
    }

    /** Reads the codes of the open dialog, one after the other. */
    async function readCodes(page: Page): Promise<string> {
      const code = page.getByRole('dialog').getByRole('img');
      const next = button(page, 'qr.next');
      let read = await readCode(code);
      while ((await next.count()) > 0 && (await next.isEnabled())) {
        await next.press('Enter');
        read += await readCode(code);
      }
      return read;
    }

    if (language === 'es') {
      test('of any length is shown as codes that another phone reads, and nothing is lost', async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
        await page.setViewportSize({ width: 390, height: 844 });
        for (const [size, kept] of [
          ['short', { ...plan, safePlaces: '', worthLivingFor: '', makingSpaceSafe: '' }],
          ['usual', plan],
          ['long', { ...plan, safePlaces: 'Un café tranquilo junto al río, con Ñusta.\n'.repeat(60) }],
        ] as const) {
          await test.step(`a ${size} one`, async () => {
            // What lies in the clipboard is of this plan, and not of the one before.
            await page.goto('/');
            await page.evaluate((text) => {
              localStorage.setItem('haven-emergency-plan', text);
              return navigator.clipboard.writeText('');
            }, JSON.stringify(kept));
            await page.goto('/emergency-plan');
            await button(page, 'share.action').click();
            await expect(page.getByText(say('share.copied')).first()).toBeVisible();
            const whole = await page.evaluate(() => navigator.clipboard.readText());
            await button(page, 'qr.action').press('Enter');
            expect(await readCodes(page)).toBe(whole);
            expect(whole).toContain('555-010-9000 ext. 12');
            await page.keyboard.press('Escape');
            await expect(button(page, 'qr.action')).toBeFocused();
          });
        }
      });
    }

    if (language === 'es') {
      test('is in the exported file, whole', async ({ page }) => {
        await keepPlan(page);
        await page.goto('/account-settings');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: t('shell', 'accountSettings.data.export') }).press('Enter');
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^haven-data-\d{4}-\d\d-\d\d\.json$/);
        const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
        expect(JSON.parse(exported.emergencyPlan)).toEqual(plan);
      });
    }

    if (language === 'es') {
      test.describe('without a network', () => {
        test.use({ serviceWorkers: 'allow' });

        test('opens, is read and updated without a network', async ({ page, context }) => {
          await keepPlan(page);
          await page.goto('/emergency-plan');
          await expect(section(page, 'people')).toBeVisible();
          // A worker takes a page over once it has all of Haven on the device.
          await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
          await context.setOffline(true);
          await page.reload();
          await expect(section(page, 'people').getByText('(555) 010-7788')).toBeVisible();
          await section(page, 'copingStrategies').getByRole('textbox').fill('Swim.');
          await button(page, 'update').click();
          await expect(page.getByText(say('saved')).first()).toBeVisible();
          expect(await stored(page)).toMatchObject({ copingStrategies: 'Swim.' });
        });
      });
    }

    if (language === 'en') {
      test('says so when the device refuses to save, and keeps the words', async ({ page }) => {
        await page.addInitScript(() => {
          const setItem = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key: string, value: string) {
            if (this === localStorage && key === 'haven-emergency-plan')
              throw new DOMException('full', 'QuotaExceededError');
            setItem.call(this, key, value);
          };
        });
        await page.goto('/emergency-plan');
        const coping = section(page, 'copingStrategies').getByRole('textbox');
        await coping.fill('Walk.');
        await button(page, 'save').click();
        await expect(page.getByText(say('refused.what')).first()).toBeVisible();
        await expect(page.getByText(say('saved'))).toHaveCount(0);
        await expect(coping).toHaveValue('Walk.');
      });
    }

    for (const look of looks.filter((each) => each.language === language)) {
      test(`is accessible with a plan and with complaints, ${look.theme}, ${look.width} px`, async ({
        page,
        troubles,
      }) => {
        await take(page, look);
        await keepPlan(page);
        await page.goto('/emergency-plan');
        await button(page, 'emergencyContacts.add').click();
        for (const id of ['warningSignsInput', 'copingStrategies'])
          await section(page, id).getByRole('textbox').fill('');
        await section(page, 'emergencyContacts').getByRole('button', { name: 'Mike' }).click();
        await section(page, 'emergencyContacts').getByRole('button', { name: 'Ana' }).click();
        await button(page, 'update').click();
        await expect(page.getByText(say('tooLittle.here'))).toBeVisible();
        await expectNoBarrier(page);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }
  });
}

test('a long plan still fits on one page, with every number', async ({ page }) => {
  const people = Array.from({ length: 10 }, (_, number) => ({
    name: `Person ${number}`,
    phone: `555-010-${7000 + number}`,
    relationship: 'friend',
  }));
  const lines = (what: string) =>
    Array.from({ length: 8 }, (_, line) => `${what} ${line}, and a few words more`).join('\n');
  await keepPlan(page, {
    ...plan,
    warningSignsInput: lines('Sign'),
    copingStrategies: lines('Strategy'),
    safePlaces: lines('Place'),
    worthLivingFor: lines('Joy'),
    makingSpaceSafe: lines('Step'),
    emergencyContacts: people,
  });
  await page.goto('/emergency-plan');
  await expect(page.getByText('Plan Active')).toBeVisible();
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => document.body.innerText);
  for (const { phone } of people) expect(printed).toContain(phone);
});
