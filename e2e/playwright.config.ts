import { browserArguments, installedBrowser } from '@haven/tooling/browser';
import { defineConfig } from '@playwright/test';

const browser = installedBrowser();

/**
 * One Chromium; each spec says what it needs. `E2E_BASE_URL` names a Haven that runs already, and `E2E_TRACE=1` keeps a
 * trace of each test that fails.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // An upper bound and no measure: a busy machine may draw late, and a test that waits is still a test.
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  outputDir: '../test-results',
  globalSetup: './site-for-all.ts',
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 860 },
    // A trace takes a tenth of the time of every test, also of those that pass: only where somebody wants one.
    trace: process.env.E2E_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    // A worker fetches all of Haven for every new browser, a third of what a short test costs. What stands without a
    // network, what goes on by itself and the long journeys say `serviceWorkers: 'allow'`.
    serviceWorkers: 'block',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: browserArguments },
  },
});
