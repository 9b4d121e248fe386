/** Devices for tests: each has a storage of its own, and the device store works on the one that is in hand. */
import { vi } from 'vitest';

export type Device = { storage: Storage };

function emptyStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, value) => void texts.set(key, value),
  };
}

export const newDevice = (): Device => ({ storage: emptyStorage() });

/** From here on, `localStorage` is this device's. */
export function takeInHand(device: Device): void {
  vi.stubGlobal('localStorage', device.storage);
}

/** Makes writing fail, as on a device whose storage is full. */
export function fillUp(device: Device): void {
  device.storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}
