/** The reminder that comes as a push: it needs no open page, and a service that knows where this browser listens. */
import { ApiError, api, asSomebody } from '@haven/shared-ui/api-client';
import { readText, writeText } from '@haven/shared-ui/device-store';
import { localDay } from '@haven/shared-ui/now';
import { lastReminded } from '@haven/shared-ui/reminder-notice';
import {
  dailyReminderAnswerSchema,
  dailyReminderPath,
  pushSubscriptionSchema,
  reminderKeyAnswerSchema,
} from '@haven/wellbeing/contract';
import * as z from 'zod/mini';

/** What the service was told last: told again when it changes, and once a day, should the service have lost it. */
const toldSchema = z.object({
  id: z.string(),
  endpoint: z.string(),
  time: z.string(),
  timeZone: z.string(),
  day: z.string(),
});
type Told = z.infer<typeof toldSchema>;

const toldKey = 'daily-reminder';

function readTold(): Told | null {
  try {
    const told = z.safeParse(toldSchema, JSON.parse(readText(toldKey) ?? 'null'));
    return told.success ? told.data : null;
  } catch {
    return null; // Written by nobody that we know: it is told anew.
  }
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

function isBoundTo(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = subscription.options.applicationServerKey;
  return own !== null && new Uint8Array(own).every((byte, place) => byte === key[place]);
}

/** The browser's subscription, made anew where it is bound to another server's key. */
async function subscribe(pushes: PushManager): Promise<PushSubscription> {
  const { publicKey } = await api.get(`${dailyReminderPath}/key`, reminderKeyAnswerSchema);
  const key = bytesOf(publicKey);
  const before = await pushes.getSubscription();
  if (before && isBoundTo(before, key)) return before;
  await before?.unsubscribe();
  return await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Has reminders come as pushes at a time of the day.
 *
 * @param time HH:MM on the person's own clock
 * @throws where the browser takes no pushes, or the service can't be told
 */
export async function remindByPush(registration: ServiceWorkerRegistration, time: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = localDay(Date.now());
  const told = readTold();
  const before = await registration.pushManager.getSubscription();
  const isTold = before && told?.endpoint === before.endpoint && told.day === day;
  if (isTold && told.time === time && told.timeZone === timeZone) return;
  const subscription = await subscribe(registration.pushManager);
  const request = {
    subscription: z.parse(pushSubscriptionSchema, subscription.toJSON()),
    time,
    timeZone,
    remindedOn: await lastReminded(),
  };
  const { id } = await asSomebody(() => api.post(dailyReminderPath, request, dailyReminderAnswerSchema));
  writeText(toldKey, JSON.stringify({ id, endpoint: subscription.endpoint, time, timeZone, day }));
}

/** Has no pushes come any more. Without the service's answer too: a push to an ended subscription ends it there. */
export async function endPushes(registration: ServiceWorkerRegistration): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  const told = readTold();
  if (!told) return;
  try {
    await api.delete(`${dailyReminderPath}/${told.id}`);
  } catch (error) {
    // Gone already, or kept by a person who is not signed in now.
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 401))) throw error;
  }
  writeText(toldKey, null);
}
