/**
 * What identity says over the wire: sign-in and the vault.
 *
 * The vault carries the device's collections to the cloud and to a person's other devices. It does not look into an
 * entry: `body` is text to it.
 */
import * as z from 'zod/mini';

/** What the identity service answers, as Hono patterns. */
export const paths = ['/api/auth/*', '/api/login', '/api/logout', '/api/vault/*'];

const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('This is not an e-mail address.'));
/** No markup and no control characters: a name is also shown where nobody thought of escaping it. */
const name = z.optional(
  z.string().check(z.trim(), z.maxLength(60), z.regex(/^[^<>\p{Cc}]*$/u, 'A name has no < or > in it.')),
);

/** Characters. Long passwords are welcome; the upper bound only keeps hashing affordable. */
export const passwordLength = { min: 8, max: 200 };

export const joinSchema = z.object({
  email,
  password: z
    .string()
    .check(
      z.minLength(passwordLength.min, `A password has at least ${passwordLength.min} characters.`),
      z.maxLength(passwordLength.max),
    ),
  firstName: name,
  lastName: name,
});
export type JoinRequest = z.infer<typeof joinSchema>;

export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'The password is missing.'), z.maxLength(passwordLength.max)),
});
export type SignInRequest = z.infer<typeof signInSchema>;

/** What `/api/auth/user` answers for a member (spec section 3, 'User'). `id` tells the device whose entries it holds. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});
export type User = z.infer<typeof userSchema>;

/** A cookie that scripts may read; it only says that asking `/api/auth/user` is worth a request. */
export const signedInHintCookie = 'haven-signed-in';

/** Its like for a guest: a call that needs a session need not be tried without one. */
export const guestHintCookie = 'haven-guest';

/** The collections of the device store that the vault carries. */
export const vaultCollections = [
  'daily-check-ins',
  'emergency-plan',
  'chat-history',
  'coping-strategies',
  'user-preferences',
] as const;

/** One entry of a device collection. */
export const vaultEntrySchema = z.object({
  collection: z.enum(vaultCollections),
  id: z.string().check(z.minLength(1), z.maxLength(120)),
  /** When it was changed, by the writer's clock and later than what it replaced: ms since 1970. The newest wins. */
  updatedAt: z.int().check(z.minimum(0)),
  /** True for what was removed: kept, so that it does not come back from another device. */
  deleted: z.boolean(),
  /** The entry as text; empty when deleted. At most 64 kB. */
  body: z.string().check(z.maxLength(64 * 1024)),
});
export type VaultEntry = z.infer<typeof vaultEntrySchema>;

/** Entries in one call, either way. */
export const vaultBatch = 100;

export const vaultSyncSchema = z.object({
  /**
   * Whose entries the device holds. The cookie belongs to all tabs, so it may be somebody else's by the time a call is
   * made: then nothing is stored and nothing is told (409 `someone-else`).
   */
  person: z.string().check(z.maxLength(60)),
  /** What the last sync answered; absent for everything. */
  cursor: z.optional(z.string().check(z.maxLength(40))),
  entries: z.array(vaultEntrySchema).check(z.maxLength(vaultBatch)),
});
export type VaultSyncRequest = z.infer<typeof vaultSyncSchema>;

export const vaultSyncAnswerSchema = z.object({
  cursor: z.string(),
  /** What changed since the cursor, the caller's own entries included; oldest first. */
  entries: z.array(vaultEntrySchema),
  /** True when there is more to fetch with the new cursor. */
  more: z.boolean(),
});
export type VaultSyncAnswer = z.infer<typeof vaultSyncAnswerSchema>;

/** The rule by which the cloud and the devices choose between two versions of an entry. */
export { type EntryVersion, isNewerEntry } from './newer-entry.ts';

/** Tells which `next` of `/api/login?next=` and `/sign-in?next=` may be followed. */
export { isOwnPath } from './own-path.ts';
