import { browserArguments, installedBrowser } from '@haven/tooling/browser';
import { defineConfig } from '@playwright/test';

const browser = installedBrowser();

/** One Chromium; each spec says what it needs. `E2E_BASE_URL` names a Haven that runs already. */
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
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: browserArguments },
  },
});
