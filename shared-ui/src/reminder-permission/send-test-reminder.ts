import * as z from 'zod/mini';
import { api } from '../api-client/index.ts';
import { localDay } from '../now/index.ts';
import { showNotice } from '../reminder-notice/index.ts';

/** `sent`: a push is on its way, as the daily one comes. `shown`: this page showed it itself. */
export type TestOutcome = 'sent' | 'shown' | 'failed';

/**
 * Shows the person what a reminder looks like, by the very way on which theirs come: by a push where this device takes
 * pushes, by the page itself otherwise.
 */
export async function sendTestReminder(): Promise<TestOutcome> {
  try {
    // Not `ready`, which waits for ever where no worker could be registered.
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return 'failed';
    const subscription = await registration.pushManager?.getSubscription();
    if (subscription) {
      // The path is the wellbeing service's; this room knows no service.
      await api.post('/api/daily-reminder/test', { endpoint: subscription.endpoint }, z.undefined());
      return 'sent';
    }
    await showNotice(registration, 'test', localDay(Date.now()));
    return 'shown';
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a browser has no other log, and the person is told that it did not work
    console.warn('The test reminder could not be shown.', error);
    return 'failed';
  }
}
