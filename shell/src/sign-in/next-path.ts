import { isOwnPath } from '@haven/identity/contract';

/** Where somebody goes after signing in: the screen they came from when it is ours, else Home. */
export const nextPath = (next: string | null): string => (next && isOwnPath(next) ? next : '/');

const withNext = (address: string, next: string) =>
  next === '/' ? address : `${address}?${new URLSearchParams({ next })}`;

/** The address that leads to the sign-in page and back to a screen (spec section 7, 'Navigation'). */
export const signInAddress = (from: string): string => withNext('/api/login', nextPath(from));

/** The way between the pages for signing in and for joining, with the screen to go back to. */
export const otherPage = (page: '/sign-in' | '/join', next: string): string => withNext(page, next);
