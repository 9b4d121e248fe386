import { atom } from 'jotai';

/** The signed-in person, as front ends know them (spec section 3, 'User'). */
export type SignedInUser = {
  id: string;
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

/** `unknown` until the current-user call answered; then the person, or null in local-only mode (spec section 4). */
export const userAtom = atom<SignedInUser | null | 'unknown'>('unknown');
