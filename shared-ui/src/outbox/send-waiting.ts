import * as z from 'zod/mini';
import { ApiError, api } from '../api-client/index.ts';
import { readLedger } from '../device-store/index.ts';
import { heldMilestonesOf } from './held-milestones.ts';
import { inTime } from './in-time.ts';
import {
  type Call,
  changeOutbox,
  inOrder,
  isUnsent,
  outboxOf,
  type Refusal,
  sendingAlone,
  type WaitingAction,
} from './outbox.ts';

/** The session is another person's than the one whose actions wait here: nothing of theirs may be sent. */
export class SomeoneElse extends Error {
  constructor() {
    super('What waits on this device is about to be sent for somebody else.');
    this.name = 'SomeoneElse';
  }
}

/**
 * A call's path with the person that it is made for: the cookie may change under a call that is on its way, and the
 * service then answers 409 `someone-else` instead of taking one person's words for another's.
 */
export const forPerson = (path: string, owner: string) =>
  `${path}${path.includes('?') ? '&' : '?'}person=${encodeURIComponent(owner)}`;

/** Where the device is not known to be theirs, the service is asked whose session it is. */
async function makeSureOf(owner: string): Promise<void> {
  if (readLedger().owner === owner) return;
  const { id } = await inTime(api.get('/api/auth/user', z.object({ id: z.string() })));
  if (id !== owner) throw new SomeoneElse();
}

function make({ method, path, body }: Call): Promise<unknown> {
  if (method === 'POST') return api.post(path, body, z.unknown());
  return method === 'PATCH' ? api.patch(path, body, z.unknown()) : api.delete(path, z.unknown());
}

/** These say 'not now' (RFC 9110, 6585); a page of a proxy, which carries no code, says nothing at all. */
const isForNow = ({ status, code }: ApiError) =>
  code === undefined || status >= 500 || [401, 408, 425, 429].includes(status);

/** What became of a call, as the outbox notes it. */
type Fate = Pick<WaitingAction, 'sent' | 'gone' | 'refusal'>;

/** @throws what says nothing about the call itself: no network, no session, a service in trouble */
async function fateOf(call: Call, owner: string): Promise<Fate> {
  try {
    await inTime(make({ ...call, path: forPerson(call.path, owner) }));
    return { sent: true };
  } catch (error) {
    if (!(error instanceof ApiError) || isForNow(error)) throw error;
    if (error.code === 'someone-else') throw new SomeoneElse();
    // What is gone already was taken away.
    if (call.method === 'DELETE' && error.status === 404) return { sent: true, gone: true };
    const { status, detail, code } = error;
    return { refusal: { status, detail, ...(code === undefined ? {} : { code }) } };
  }
}

async function write(owner: string, changes: readonly WaitingAction[]): Promise<void> {
  if (!(await changeOutbox(owner, changes))) throw new Error('The device refused to note what was sent.');
}

/** Versions of milestones kept on this device that the service does not take, and why; it grows. */
export type HeldBack = Map<string, Refusal>;

/** @returns true when there was something to send */
async function sendNext(owner: string, heldBack: HeldBack): Promise<boolean> {
  const held = heldMilestonesOf(owner).find(({ version }) => !heldBack.has(version));
  if (held) {
    const { refusal } = await fateOf(held.start.call, owner);
    if (refusal) heldBack.set(held.version, refusal);
    else {
      // First into the outbox, then off the device: a cut between the two only has it sent once more.
      await write(owner, [{ ...held.start, sent: true }, ...held.rest]);
      held.leave();
    }
    return true;
  }
  const next = inOrder(outboxOf(owner).read()).find(isUnsent);
  if (!next) return false;
  await write(owner, [{ ...next, ...(await fateOf(next.call, owner)) }]);
  return true;
}

/** How many things on this device the person's account does not have. */
export const unsentCount = (owner: string): number =>
  outboxOf(owner).read().filter(isUnsent).length + heldMilestonesOf(owner).length;

/**
 * Sends what a person did, in order: first the milestones that were kept on this device before they signed in, then
 * what waits in the outbox. What was sent or refused is marked so in the outbox.
 *
 * @param then done before anybody else may send, however it went
 * @throws what stopped it: ApiError 401 for a session that is over, SomeoneElse, a lost network, a service in trouble
 */
export function sendWaiting(
  owner: string,
  heldBack: HeldBack,
  then: () => Promise<void> = async () => undefined,
): Promise<void> {
  return sendingAlone(owner, async () => {
    try {
      if (unsentCount(owner) === 0) return;
      await makeSureOf(owner);
      while (await sendNext(owner, heldBack));
    } finally {
      await then();
    }
  });
}
