/**
 * Set on the device while someone logs out: until the server has ended the session, every tab treats the person as
 * gone. Without a network that may be the next time Haven is opened.
 */
import { readText, watchText, writeText } from '@haven/shared-ui/device-store';

export const logOutKey = 'log-out';

export const isLoggingOut = (): boolean => readText(logOutKey) !== null;

export const beginLogOut = (): boolean => writeText(logOutKey, '1');

export const endLogOut = (): boolean => writeText(logOutKey, null);

export const watchLogOut = (listener: () => void) => watchText(logOutKey, listener);
