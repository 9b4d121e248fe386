import { claimDay, type NoticeManner, readManner } from './device-notes.ts';
import english from './locales/en.json';
import spanish from './locales/es.json';

/** `daily`: today's reflection is there. `test`: shows what one looks like. */
export type NoticeKind = 'daily' | 'test';

/** Where a press on a notice leads. */
export const noticePath = '/daily-reflections';

/** What stands in a notice. In private mode it tells nothing of Haven to whoever looks over a shoulder. */
export function noticeWords(
  kind: NoticeKind,
  { language, privateMode }: NoticeManner,
): { title: string; body: string } {
  const words = language === 'es' ? spanish : english;
  return privateMode ? words.private : words[kind];
}

/**
 * Shows a notice through the service worker's registration; a daily one only if this device had none for that day.
 *
 * @param day YYYY-MM-DD on the person's calendar
 * @returns false when the day had its notice already
 */
export async function showNotice(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  kind: NoticeKind,
  day: string,
): Promise<boolean> {
  if (kind === 'daily' && !(await claimDay(day))) return false;
  await show(registration, kind);
  return true;
}

async function show(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  kind: NoticeKind,
): Promise<void> {
  const manner = await readManner();
  const { title, body } = noticeWords(kind, manner);
  await registration.showNotification(title, {
    body,
    lang: manner.language,
    // One of a kind: a notice that was not looked at yesterday is replaced and not piled upon.
    tag: `haven-${kind}`,
    icon: '/icon.svg',
    data: { url: noticePath },
  });
}
