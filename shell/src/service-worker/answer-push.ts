import { noticePath, showNotice } from '@haven/shared-ui/reminder-notice';
import { reminderPushSchema } from '@haven/wellbeing/contract';
import * as z from 'zod/mini';

/** Shows what a push announces. What is no announcement of ours is left alone. */
export async function answerPush(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  let content: unknown;
  try {
    content = data?.json();
  } catch {
    return; // No JSON: not from Haven's services.
  }
  const push = z.safeParse(reminderPushSchema, content);
  if (push.success) await showNotice(registration, push.data.kind, push.data.day);
}

/** Leads to the reflection, in a window that shows it already or in one of its own: unsaved writing stays where it is. */
export async function answerPress(clients: Clients): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === noticePath);
  if (there) await there.focus();
  else await clients.openWindow(noticePath);
}
