/** What a toast says. `destructive`: something did not work, or must not be missed; it is announced at once. */
export type ToastContent = { title: string; description?: string | undefined; tone?: 'calm' | 'destructive' };

export type ShownToast = ToastContent & {
  /** Tells a toast from the one before it, though both may say the same. */
  id: number;
};

let current: ShownToast | null = null;
let count = 0;
const watchers = new Set<() => void>();

function show(toast: ShownToast | null): void {
  current = toast;
  for (const watcher of watchers) watcher();
}

/**
 * Shows a toast, from anywhere. There is at most one: a new one takes the place of the old (spec section 4, 'Toasts').
 *
 * @example showToast({ title: t('checkIn.saved') })
 */
export function showToast(content: ToastContent): void {
  count += 1;
  show({ ...content, id: count });
}

/** Takes a toast away, unless a newer one has its place by now. */
export function closeToast(id: number): void {
  if (current?.id === id) show(null);
}

/** The toast that is shown now. */
export const currentToast = (): ShownToast | null => current;

/** Calls back whenever the toast changes. @returns the way to stop */
export function watchToast(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
