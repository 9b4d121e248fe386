/**
 * `npm run bench`: what a visit costs over the network, as a table, against the budgets. Sizes do not depend on the
 * machine, so they are held to; times do, and are given as ratios within one run only.
 *
 * Needs built front ends (`npm run build`).
 */
import { browserArguments, ensureBrowser } from '@haven/tooling/browser';
import { type Browser, chromium } from '@playwright/test';
import { areas } from '../areas.ts';
import { HavenSite } from '../haven-site.ts';
import { chatbotTimes } from './chatbot-times.ts';
import { type Weight, weigh } from './page-weight.ts';

/** kB of 1,000 bytes, brotli on the wire. The targets of the product; what is over is shown and ends in exit code 1. */
const budgets = { firstPageScripts: 150, firstPageScriptRequests: 10, areaScripts: 60 };

type Row = { step: string; weight: Weight; budget?: number };

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

function print({ step, weight, budget }: Row): boolean {
  const over = budget !== undefined && weight.scriptBytes / 1000 > budget;
  const held = budget === undefined ? '' : `${over ? 'OVER' : 'within'} ${budget} kB`;
  console.log(
    `${step.padEnd(34)} ${String(weight.scripts).padStart(3)} ${kB(weight.scriptBytes)} ` +
      `${String(weight.requests).padStart(4)} ${kB(weight.bytes)}  ${held}`,
  );
  return over;
}

async function visit(browser: Browser, site: HavenSite): Promise<Row[]> {
  // Without the worker, which would have brought the areas before the visit comes to them.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const step = await weigh(page);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const rows: Row[] = [{ step: 'first page (/)', weight: step(), budget: budgets.firstPageScripts }];
  for (const area of areas) {
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, area.path);
    await page.getByRole('heading', { level: 1, name: area.heading.en }).waitFor();
    await page.waitForLoadState('networkidle');
    rows.push({ step: `then to ${area.path}`, weight: step(), budget: budgets.areaScripts });
  }
  await context.close();
  return rows;
}

async function visitWithoutScripts(browser: Browser, site: HavenSite): Promise<Row> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const step = await weigh(page);
  await page.goto(`${site.url}/crisis-resources`, { waitUntil: 'networkidle' });
  const row = { step: '/crisis-resources, scripts off', weight: step(), budget: 0 };
  await context.close();
  return row;
}

const executablePath = ensureBrowser((line) => console.log(line));
const site = await HavenSite.start({ TRUST_PROXY: '1' });
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: browserArguments,
});
const rows = [...(await visit(browser, site)), await visitWithoutScripts(browser, site)];
await browser.close();
const times = await chatbotTimes(site);
await site.stop();

console.log('step                               scripts    kB  all     kB');
const over = rows.map(print).filter(Boolean).length;
const firstPageRequests = rows[0]?.weight.scripts ?? 0;
const tooMany = firstPageRequests > budgets.firstPageScriptRequests;
if (tooMany)
  console.log(`first page: ${firstPageRequests} script requests, over ${budgets.firstPageScriptRequests}`);

console.log('\ncall                                 p50 ms   p99 ms');
for (const { name, p50, p99 } of times)
  console.log(`${name.padEnd(34)} ${p50.toFixed(2).padStart(8)} ${p99.toFixed(2).padStart(8)}`);
const [echo, chatbot] = times;
if (echo && chatbot)
  console.log(
    `ratio                              ${(chatbot.p50 / echo.p50).toFixed(2).padStart(8)} ${(chatbot.p99 / echo.p99).toFixed(2).padStart(8)}`,
  );
process.exit(over || tooMany ? 1 : 0);
