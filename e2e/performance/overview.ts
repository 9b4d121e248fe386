/**
 * `node e2e/performance/overview.ts`: how long the Progress Overview takes to be drawn when its tab is pressed under
 * Sobriety Tracking, with ten years of daily check-ins and 200 milestones, against 30 days and five milestones. Both are measured in turn, in one browser and one run, so
 * that the ratio of the medians depends little on the machine. Exit code 1 when it is over the budget.
 *
 * Needs built front ends (`npm run build`).
 */
import { browserArguments, ensureBrowser } from '@haven/tooling/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { HavenSite } from '../haven-site.ts';
import { type StoredPerson, storedPerson } from './stored-person.ts';

/** Times the median of 30 days. */
const budget = 2;
/** Drawn first, until the browser has compiled what it will, and then measured. */
const warmUp = 8;
const rounds = 30;

type Opened = { page: Page; times: number[] };

/** Opens the tracker on a device that holds what the person stored. */
async function open(browser: Browser, site: HavenSite, person: StoredPerson): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, person);
  await page.goto(`${site.url}/progress-tracker`, { waitUntil: 'networkidle' });
  await page.getByRole('tab').last().click();
  await page.locator('main svg[role=img]').first().waitFor();
  return { page, times: [] };
}

/** From the press on the overview's tab, with the milestones' cards on the screen, until it has been painted: ms. */
async function drawOverview({ page }: Opened): Promise<number> {
  await page.bringToFront();
  return page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const [sobriety, , overview] = document.querySelectorAll('[role=tab]');
    // As a finger does: radix opens a tab as it is pressed.
    const press = (tab: Element | undefined) =>
      tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    const isDrawn = () => document.querySelector('main svg[role=img]') !== null;
    const isAtSobriety = () => document.querySelector('[role=tabpanel] details') !== null;
    press(sobriety);
    while (isDrawn() || !isAtSobriety()) await painted();
    await painted();
    const begin = performance.now();
    press(overview);
    while (!isDrawn()) await painted();
    await painted();
    return performance.now() - begin;
  });
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const executablePath = ensureBrowser((line) => console.log(line));
const site = await HavenSite.start();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: browserArguments,
});
const month = await open(browser, site, storedPerson({ days: 30, sobriety: 2, emotional: 3 }));
const years = await open(browser, site, storedPerson({ days: 3650, sobriety: 100, emotional: 100 }));
for (let round = 0; round < warmUp + rounds; round += 1) {
  for (const opened of [month, years]) {
    const time = await drawOverview(opened);
    if (round >= warmUp) opened.times.push(time);
  }
}
await browser.close();
await site.stop();

const ratio = median(years.times) / median(month.times);
console.log(`30 days, 5 milestones        ${median(month.times).toFixed(1)} ms`);
console.log(`10 years, 200 milestones     ${median(years.times).toFixed(1)} ms`);
console.log(
  `ratio                        ${ratio.toFixed(2)}  ${ratio > budget ? 'OVER' : 'within'} ${budget}`,
);
process.exit(ratio > budget ? 1 : 0);
