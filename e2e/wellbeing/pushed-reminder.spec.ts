import type { BrowserContext, Page } from '@playwright/test';
import { PushService } from '../../services/wellbeing/fixtures/push-service.ts';
import { HavenSite } from '../haven-site.ts';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

test.use({ serviceWorkers: 'allow' });

let service: PushService;
let site: HavenSite;
test.beforeAll(async () => {
  service = await PushService.open();
  site = await HavenSite.start({ PUSH_SERVICES: service.origin });
});
test.afterAll(async () => {
  await site.stop();
  await service.close();
});

/**
 * Gives the page a push manager that subscribes at the test's own push service: this browser has no network to subscribe
 * at its maker's. All that comes after, in the page, in Haven and in the service worker, is the real thing.
 */
async function subscribeHere(context: BrowserContext): Promise<void> {
  await context.exposeFunction('newSubscription', (serverKey: string) => service.subscription(serverKey));
  await context.addInitScript(() => {
    const key = 'test-subscription';
    const current = () => {
      const text = localStorage.getItem(key);
      if (!text) return null;
      const { data, serverKey } = JSON.parse(text);
      return {
        endpoint: data.endpoint,
        options: { applicationServerKey: new Uint8Array(serverKey).buffer, userVisibleOnly: true },
        toJSON: () => data,
        unsubscribe: async () => localStorage.removeItem(key) === undefined,
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        const bytes = [...applicationServerKey];
        const text = btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replace(/=+$/, '');
        const ask: unknown = Reflect.get(window, 'newSubscription');
        const data = typeof ask === 'function' ? await ask(text) : null;
        localStorage.setItem(key, JSON.stringify({ data, serverKey: bytes }));
        return current();
      },
    });
  });
}

/** Hands a push to the service worker, as the browser does when its push service sends one. */
async function deliver(page: Page, push: unknown): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(push),
  });
}

const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

const toldToday = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('haven-daily-reminder') ?? 'null'));

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);

  test.describe(`the pushed reminder in ${language}`, () => {
    test.use({ locale: localeOf(language), permissions: ['notifications'], timezoneId: 'America/Bogota' });

    test('a test is sent by Haven, encrypted for this device alone, and shown by the worker', async ({
      page,
      context,
    }) => {
      await subscribeHere(context);
      await page.goto(`${site.url}/daily-reflections`);
      await expect.poll(() => toldToday(page)).toMatchObject({ time: '08:00', timeZone: 'America/Bogota' });
      const { endpoint } = await toldToday(page);
      await page
        .getByRole('button', { name: t('wellbeing', 'dailyReflections.reminder.test') })
        .press('Enter');
      const mine = () => service.arrived.filter((each) => each.endpoint === endpoint);
      await expect.poll(() => mine().length).toBe(1);
      expect(mine()[0]?.push).toEqual({ kind: 'test', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      await deliver(page, mine()[0]?.push);
      await expect.poll(() => shownNotices(page)).toEqual([t('notice', 'test.title')]);
      expect(service.faults).toEqual([]);
    });

    if (language === 'es') {
      test('one that comes twice for a day is shown once, and none in private mode tells what it is about', async ({
        page,
        context,
      }) => {
        await subscribeHere(context);
        await page.addInitScript(() =>
          localStorage.setItem(
            'haven-user-preferences',
            JSON.stringify({ id: 'preferences', privateMode: true }),
          ),
        );
        await page.goto(`${site.url}/daily-reflections`);
        await expect.poll(() => toldToday(page)).not.toBeNull();
        await deliver(page, { kind: 'daily', day: '2026-11-24' });
        await expect.poll(() => shownNotices(page)).toEqual([t('notice', 'private.title')]);
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          for (const notice of await registration.getNotifications()) notice.close();
        });
        await deliver(page, { kind: 'daily', day: '2026-11-24' });
        await deliver(page, { kind: 'test', day: '2026-11-24' });
        // The test's notice comes after the second daily one would have.
        await expect.poll(() => shownNotices(page)).toHaveLength(1);
      });
    }

    if (language === 'en') {
      test('ends when daily reminders are switched off', async ({ page, context }) => {
        await subscribeHere(context);
        await page.goto(`${site.url}/profile-preferences`);
        await expect.poll(() => toldToday(page)).not.toBeNull();
        const { id } = await toldToday(page);
        const ended = page.waitForResponse(
          (response) => response.url().endsWith(`/api/daily-reminder/${id}`) && response.status() === 204,
        );
        await page
          .getByRole('switch', { name: t('shell', 'profilePreferences.reminders.dailyReminders.label') })
          .press('Space');
        await page.getByRole('button', { name: t('shell', 'profilePreferences.save') }).press('Enter');
        await ended;
        await expect.poll(() => toldToday(page)).toBeNull();
      });
    }
  });
}
