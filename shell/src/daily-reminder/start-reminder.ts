/** Says when reminders are allowed: now, or as soon as they are while the page is open. */
function whenAllowed(begin: () => void): void {
  if (typeof Notification === 'undefined' || !('serviceWorker' in navigator)) return;
  if (Notification.permission === 'granted') {
    begin();
    return;
  }
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => {
      const look = () => {
        if (status.state !== 'granted') return;
        status.removeEventListener('change', look);
        begin();
      };
      status.addEventListener('change', look);
    })
    .catch(() => undefined); // An old browser can't be asked: then the reminder begins with the next page.
}

/** Keeps the daily reminder for those who allowed it; the code for it comes when it is needed, and after the page. */
export function startReminder(): void {
  whenAllowed(() => {
    import('./keep-reminder.ts')
      .then(({ keepReminder }) => keepReminder())
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: a browser has no other log
        console.warn('The daily reminder could not be kept.', error);
      });
  });
}
