import { areas } from '../areas.ts';
import { expect, test } from '../haven-test.ts';

test.describe('areas', () => {
  for (const { name, path, heading } of areas) {
    test(`${name} comes through its manifest when someone goes there, and no other area with it`, async ({
      page,
      troubles,
    }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        const area = /\/remotes\/(\w+)\//.exec(new URL(request.url()).pathname)?.[1];
        if (area) fetched.add(area);
      });
      // The worker fetches all areas for later; it is not the page.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading.en })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([...fetched]).toEqual([name]);
      expect(troubles.errors).toEqual([]);
    });
  }

  test('home fetches none of them', async ({ page }) => {
    const remotes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/remotes/')) remotes.push(request.url());
    });
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(remotes).toEqual([]);
  });

  test('the stories of the components are not part of what ships', async ({ page }) => {
    const response = await page.goto('/__ui');
    expect(response?.status()).toBe(404);
  });
});
