/** Keeps the daily reminder as the preferences want it: by push where the browser can, else by this page. */
import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { currentLanguage, languageChangedEvent } from '@haven/shared-ui/language';
import { lastReminded, showNotice, writeManner } from '@haven/shared-ui/reminder-notice';
import { getDefaultStore } from 'jotai';
import { isStillDue, type LocalReminder, nextLocalReminder } from './next-local-reminder.ts';
import { endPushes, remindByPush } from './push-reminder.ts';

/** ms; a longer timer overflows in browsers, and a day turns before it. */
const longestTimer = 12 * 60 * 60 * 1000;

type Wanted = { time: string } | null;

function wantedReminder(): Wanted {
  const [stored = defaultPreferences] = preferences.read();
  const allowed = Notification.permission === 'granted';
  return allowed && stored.notifications && stored.dailyReminders ? { time: stored.reminderTime } : null;
}

const report = (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: a browser has no other log, and the reminder comes by the page meanwhile
  console.warn('The daily reminder could not be set up.', error);
};

class ReminderKeeper {
  readonly #registration: ServiceWorkerRegistration;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: LocalReminder | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(registration: ServiceWorkerRegistration) {
    this.#registration = registration;
  }

  /** Brings everything to what is wanted now; one after the other, since each looks at what the one before did. */
  settle(): void {
    this.#work = this.#work.then(() => this.#settle()).catch(report);
  }

  async #settle(): Promise<void> {
    // Taken first: the hour may strike while the browser is still being asked for pushes.
    const now = Date.now();
    const [stored = defaultPreferences] = preferences.read();
    await writeManner({ language: currentLanguage(), privateMode: stored.privateMode });
    await this.#showIfDue();
    clearTimeout(this.#timer);
    this.#pending = undefined;
    const wanted = wantedReminder();
    if (!wanted) return await endPushes(this.#registration);
    try {
      await remindByPush(this.#registration, wanted.time);
    } catch (error) {
      report(error);
      await this.#remindByPage(wanted.time, now);
    }
  }

  /** Reminds while this page is open. Every tab does so, and the day is claimed by the first one. */
  async #remindByPage(time: string, now: number): Promise<void> {
    this.#pending = nextLocalReminder(time, now, await lastReminded());
    this.#timer = setTimeout(() => this.settle(), Math.min(this.#pending.at - Date.now(), longestTimer));
  }

  async #showIfDue(): Promise<void> {
    const due = this.#pending;
    if (due && wantedReminder() && isStillDue(due, Date.now()))
      await showNotice(this.#registration, 'daily', due.day);
  }
}

/** Begins to keep the reminder, for as long as the page is open. */
export async function keepReminder(): Promise<void> {
  const keeper = new ReminderKeeper(await navigator.serviceWorker.ready);
  const settle = () => keeper.settle();
  getDefaultStore().sub(preferences.entries, settle);
  window.addEventListener(languageChangedEvent, settle);
  // Timers stand still on a sleeping device, people travel, and a permission may be taken back meanwhile.
  document.addEventListener('visibilitychange', settle);
  window.addEventListener('online', settle);
  settle();
}
