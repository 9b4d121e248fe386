/**
 * Set on the device while someone logs out: until the server has ended the session, every tab treats the person as
 * gone. Without a network that may be the next time Haven is opened.
 */
import { readText, watchText, writeText } from '@haven/shared-ui/device-store';

const key = 'log-out';

export const isLoggingOut = (): boolean => readText(key) !== null;

export const beginLogOut = (): boolean => writeText(key, '1');

export const endLogOut = (): boolean => writeText(key, null);

export const watchLogOut = (listener: () => void) => watchText(key, listener);
