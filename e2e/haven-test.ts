/** The test object of Haven's specs: the shared site as base address, and a page that must not fail quietly. */
import { createHash } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';

export type Troubles = { errors: string[]; foreignRequests: string[] };

/** Collects what a page does wrong without showing it: errors in its log, and requests to anyone else. */
export function watchTroubles(page: Page): Troubles {
  const troubles: Troubles = { errors: [], foreignRequests: [] };
  page.on('pageerror', (error) => troubles.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.errors.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') troubles.foreignRequests.push(request.url());
  });
  return troubles;
}

export const test = base.extend<{ troubles: Troubles }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_BASE_URL ?? 'http://localhost:3000');
  },
  // Guests are counted by address, and all tests share this machine's: each comes from one of its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  extraHTTPHeaders: async ({}, use, { testId, repeatEachIndex }) => {
    const [a, b, c] = createHash('sha256').update(`${testId} ${repeatEachIndex} ${Date.now()}`).digest();
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  troubles: async ({ page }, use) => {
    await use(watchTroubles(page));
  },
});

export { expect } from '@playwright/test';
