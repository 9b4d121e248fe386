import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { defaultPreferences, preferences } from '../device-store/index.ts';

/** What the browser lets Haven do (spec section 4, 'Notification permission'). */
export type ReminderPermission = NotificationPermission | 'unsupported';

/** Safari on a phone has notifications only once Haven stands on the home screen. */
const isSupported = () =>
  typeof Notification !== 'undefined' && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

const current = (): ReminderPermission => (isSupported() ? Notification.permission : 'unsupported');

const permissionAtom = atom<ReminderPermission>(current());

permissionAtom.onMount = (setPermission) => {
  const look = () => setPermission(current());
  look();
  let status: PermissionStatus | undefined;
  let left = false;
  // The person may change it in the browser's own settings while the page is open.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (left) return;
      status = found;
      found.addEventListener('change', look);
    })
    .catch(() => undefined); // An old browser can't be asked: then what `look` found holds until the next page.
  return () => {
    left = true;
    status?.removeEventListener('change', look);
  };
};

/** What the browser lets Haven do now; the component renders again when that changes. */
export const useReminderPermission = (): ReminderPermission => useAtomValue(permissionAtom);

/**
 * Asks the browser to allow notifications; to be called from a press. Where it is allowed, the preferences for daily
 * reminders are switched on, and the shell does the rest.
 */
export async function askForReminders(): Promise<ReminderPermission> {
  if (isSupported()) await Notification.requestPermission();
  const permission = current();
  getDefaultStore().set(permissionAtom, permission);
  if (permission === 'granted') {
    const [stored = defaultPreferences] = preferences.read();
    preferences.save({ ...stored, notifications: true, dailyReminders: true });
  }
  return permission;
}
