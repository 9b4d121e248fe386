/**
 * What a person did and their account does not have yet. It is kept on the device under a key that names whose it is:
 * nobody else who signs in here sends or sees it, and it waits for its owner to come back.
 */
import * as z from 'zod/mini';
import { type Collection, defineCollection, readText, writeText } from '../device-store/index.ts';
import { oneAtATime } from './one-at-a-time.ts';

const callSchema = z.object({
  method: z.enum(['POST', 'PATCH', 'DELETE']),
  path: z.string(),
  body: z.optional(z.unknown()),
});
/** How to tell the service. Safe to make twice, since nobody knows whether a call that was cut off arrived. */
export type Call = z.infer<typeof callSchema>;

const refusalSchema = z.object({ status: z.number(), detail: z.string(), code: z.optional(z.string()) });
export type Refusal = z.infer<typeof refusalSchema>;

const waitingSchema = z.looseObject({
  id: z.string(),
  call: callSchema,
  /** What it means; for whoever shows it, not for whoever sends it. */
  action: z.unknown(),
  /** When the person did it: ms since 1970. */
  at: z.number(),
  /** Done before they signed in, so before everything that is in the outbox, whatever was put there first. */
  fromBefore: z.optional(z.literal(true)),
  /** The service has it; it stays until the lists on this device have it too. */
  sent: z.optional(z.literal(true)),
  /** The service had nothing of it any more, so the lists on this device are not what the account has. */
  gone: z.optional(z.literal(true)),
  /** The service does not want it; it stays until somebody was told. */
  refusal: z.optional(refusalSchema),
});
export type WaitingAction = z.infer<typeof waitingSchema>;

const keyOf = (owner: string) => `outbox-${owner}`;
const outboxes = new Map<string, Collection<WaitingAction>>();

/** A person's outbox. Change it by `changeOutbox` alone. */
export function outboxOf(owner: string): Collection<WaitingAction> {
  const known = outboxes.get(owner);
  if (known) return known;
  const made = defineCollection({ key: keyOf(owner), schema: waitingSchema, form: 'list' });
  outboxes.set(owner, made);
  return made;
}

/** In the order in which things were done. */
export const inOrder = (outbox: readonly WaitingAction[]): WaitingAction[] => [
  ...outbox.filter(({ fromBefore }) => fromBefore),
  ...outbox.filter(({ fromBefore }) => !fromBefore),
];

/** Neither sent nor refused. */
export const isUnsent = ({ sent, refusal }: WaitingAction) => !sent && !refusal;

/**
 * Puts actions into a person's outbox, replaces those with the same id, and takes out those whose id comes with null.
 * One at a time, since two tabs that write the list at once would lose each other's.
 *
 * @returns false when the device refused: then nothing was changed
 */
export const changeOutbox = (
  owner: string,
  changes: readonly (WaitingAction | { id: string; entry: null })[],
): Promise<boolean> =>
  changes.length === 0
    ? Promise.resolve(true)
    : oneAtATime(`haven-${keyOf(owner)}-list`, async () =>
        outboxOf(owner).accept(
          changes.map((each) =>
            'call' in each ? { id: each.id, entry: each } : { id: each.id, entry: null },
          ),
        ),
      );

/** Takes everything out of sight's way that the account has. What it lacks stays. Safe to repeat. */
export function tidyOutbox(owner: string): void {
  const outbox = outboxOf(owner);
  const sent = outbox.read().filter((each) => each.sent);
  if (sent.length > 0) outbox.accept(sent.map(({ id }) => ({ id, entry: null })));
  if (readText(outbox.key) === '[]') writeText(outbox.key, null);
}

/** Only one may send a person's actions, or read their lists, at a time: an answer then never misses what was sent. */
export const sendingAlone = <T>(owner: string, work: () => Promise<T>): Promise<T> =>
  oneAtATime(`haven-${keyOf(owner)}`, work);

/** Where a person's milestones are kept as the account had them last; they leave the device when the person does. */
export const keptListsKey = (owner: string) => `milestones-${owner}`;
