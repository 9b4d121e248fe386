import { areas } from '../areas.ts';
import { HavenSite } from '../haven-site.ts';
import { expect, test } from '../haven-test.ts';
import { speak } from '../speak.ts';
import { RemoteHost } from './remote-host.ts';

test.use({ serviceWorkers: 'allow' });

const t = speak('en');

test.describe('an area that fails', () => {
  test.describe.configure({ mode: 'serial' });
  // The hosts of the areas are other origins, which take no headers of ours.
  test.use({ extraHTTPHeaders: {} });

  const hosts = new Map(areas.map(({ name, path }) => [name, new RemoteHost(name, [path])]));
  let site: HavenSite;

  test.beforeAll(async () => {
    for (const host of hosts.values()) await host.start();
    site = await HavenSite.start({
      HAVEN_REMOTES: [...hosts.values()].map((host) => host.setting).join(','),
    });
  });

  test.afterAll(async () => {
    await site?.stop();
    for (const host of hosts.values()) await host.stop();
  });

  for (const { name, path, heading } of areas) {
    test(`${name} is down, or throws: the rest stays up, and Retry or another visit brings it back`, async ({
      page,
    }) => {
      const host = hosts.get(name);
      await test.step('down: the rest stays up, and Retry brings it back', async () => {
        await host?.stop();
        await page.goto(site.url + path);
        await expect(page.getByText(t('common', 'area.failed'))).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: /988/ })).toBeVisible();

        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: t('shell', 'header.help') })).toBeVisible();
        await header.getByRole('link', { name: t('shell', 'header.help') }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: t('shell', 'crisisResources.heading') }),
        ).toBeVisible();
        await page.goto(site.url);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await page.goto(site.url + path);
        await expect(page.getByText(t('common', 'area.failed'))).toBeVisible();
        await host?.start();
        await page.getByRole('button', { name: t('common', 'tryAgain') }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading.en })).toBeVisible();
      });

      await test.step('throws while it is drawn: the fallback stands in its place', async () => {
        if (host) host.behaviour = 'throws';
        await page.goto(site.url + path);
        await expect(page.getByText(t('common', 'area.failed'))).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        if (host) host.behaviour = 'serves';
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: heading.en })).toBeVisible();
      });
    });
  }

  test('an area that hangs: a person is told, with the crisis numbers, while the rest stays up', async ({
    page,
  }) => {
    const host = hosts.get('support');
    if (host) host.behaviour = 'hangs';
    await page.clock.install();
    await page.goto(`${site.url}/chat`);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.clock.runFor(9000);
    await expect(page.getByText(t('common', 'area.slow'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /988/ })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell', 'header.help') })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('shell', 'crisisResources.heading') }),
    ).toBeVisible();

    await page.goto(`${site.url}/chat`);
    await page.clock.runFor(9000);
    await expect(page.getByText(t('common', 'area.slow'))).toBeVisible();
    if (host) host.behaviour = 'serves';
    await page.getByRole('button', { name: t('common', 'tryAgain') }).click();
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: areas.find(({ name }) => name === 'support')?.heading.en ?? '',
      }),
    ).toBeVisible();
  });
});
