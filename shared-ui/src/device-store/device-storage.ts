/**
 * The device's storage, as plain text under Haven's keys. A read that fails gives null and a write that fails gives
 * false; both are logged (spec section 4, 'Saving local collections').
 */

/** Every key of the device store starts so. */
export const storagePrefix = 'haven-';

const listeners = new Map<string, Set<() => void>>();

function report(what: string, key: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec has storage failures logged, and a browser has no other log
  console.warn(`The device store could not ${what} "${key}".`, error);
}

/** The text under a key (given without the prefix), or null. */
export function readText(key: string): string | null {
  // When pages are rendered at build time there is no device.
  if (typeof window === 'undefined') return null;
  try {
    return localStorage.getItem(storagePrefix + key);
  } catch (error) {
    report('read', key, error);
    return null;
  }
}

/**
 * Writes text under a key, or removes it when the text is null, and tells everyone who watches the key.
 *
 * @returns false when the device refused, as when its storage is full: nothing was changed
 */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(storagePrefix + key);
    else localStorage.setItem(storagePrefix + key, text);
  } catch (error) {
    report('write', key, error);
    return false;
  }
  announce(key);
  return true;
}

function announce(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Calls back whenever the text under a key changes, in this tab or in another. @returns the way to stop */
export function watchText(key: string, listener: () => void): () => void {
  const watching = listeners.get(key) ?? new Set();
  listeners.set(key, watching.add(listener));
  return () => watching.delete(listener);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return;
    // A null key means that another tab cleared everything.
    if (event.key === null) for (const key of listeners.keys()) announce(key);
    else if (event.key.startsWith(storagePrefix)) announce(event.key.slice(storagePrefix.length));
  });
}
