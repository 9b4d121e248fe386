import { ApiError } from '@haven/shared-ui/api-client';
import {
  emotionalMilestones,
  readLedger,
  sobrietyMilestones,
  watchLedger,
} from '@haven/shared-ui/device-store';
import {
  changeOutbox,
  type HeldBack,
  heldMilestonesOf,
  inOrder,
  outboxOf,
  retryDelay,
  SomeoneElse,
  sendWaiting,
  type WaitingAction,
} from '@haven/shared-ui/outbox';
import { actOnDevice } from './act-on-device.ts';
import { afterAction, isSobrietyAction, milestoneIdOf } from './after-action.ts';
import { callOf } from './call-of.ts';
import { HeldBackNotes } from './held-back-notes.ts';
import { keepLists, readLists } from './kept-lists.ts';
import type { MilestoneAction } from './milestone-action.ts';
import { readAction } from './read-action.ts';
import { errorOf } from './refusal-text.ts';

/** What became of an action: kept, kept on this device and sent when there is a network, or not kept by the device. */
export type ActionOutcome = 'done' | 'waiting' | 'refused';

/** ms that somebody who pressed a button waits for the service. What they did is safe on the device by then. */
const patience = 5_000;

/** What a book tells the screen that it is open on. */
export type BookReports = {
  /** The service did not want what was done here, and nobody waits for the answer any more. */
  refused(errors: ApiError[]): void;
  /** Milestones that were kept on this device stay there: the account does not take them. */
  heldBack(errors: ApiError[]): void;
  /** The lists on the device are not what the account has. */
  outdated(): void;
  /** The service answered. */
  reached(): void;
  sessionOver(): void;
};

type Waiter = { answer(outcome: ActionOutcome): void; refuse(error: ApiError): void };

const isStart = ({ kind }: MilestoneAction) => kind === 'start-sobriety' || kind === 'start-emotional';

const isHeld = (action: MilestoneAction) =>
  (isSobrietyAction(action) ? sobrietyMilestones : emotionalMilestones)
    .read()
    .some((each) => each.id === milestoneIdOf(action));

/** The milestones in a person's account: what they do is kept on the device first, then sent, in order. */
export class AccountBook {
  readonly #owner: string;
  /** Versions of milestones that the service does not take. */
  readonly #heldBack: HeldBack = new Map();
  /** The same, for the screens. */
  readonly heldBack = new HeldBackNotes();
  /** What was done on this page. Of what was done elsewhere, that page tells, if it is still there. */
  readonly #mine = new Set<string>();
  readonly #waiters = new Map<string, Waiter>();
  readonly #reports = new Set<BookReports>();
  #stopListening: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #running = false;
  #again = false;
  #tellsAll = false;

  /** @param owner the id of who is signed in */
  constructor(owner: string) {
    this.#owner = owner;
  }

  /** Keeps the account up to date while a screen shows it. @returns the way to close it */
  open(reports: BookReports): () => void {
    this.#reports.add(reports);
    if (this.#reports.size === 1) this.#stopListening = this.#listen();
    this.#tellsAll = true;
    void this.send();
    return () => {
      this.#reports.delete(reports);
      if (this.#reports.size > 0) return;
      this.#stopListening();
      clearTimeout(this.#timer);
    };
  }

  /**
   * Does something to a milestone.
   *
   * @param now ms since 1970
   * @throws ApiError when the service did not want it: then nothing was kept
   */
  async act(action: MilestoneAction, now: number): Promise<ActionOutcome> {
    const id = await this.#putIntoOutbox(action, now);
    if (id === null) return 'refused';
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#takeWaiter(id)?.answer('waiting'), patience);
      this.#waiters.set(id, {
        answer: (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        },
        refuse: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      void this.send();
    });
  }

  /** As `act`, where nobody is signed in or can be asked: it waits until they are. */
  async keep(action: MilestoneAction, now: number): Promise<ActionOutcome> {
    return (await this.#putIntoOutbox(action, now)) === null ? 'refused' : 'waiting';
  }

  /** @returns its id in the outbox; null when the device refused */
  async #putIntoOutbox(action: MilestoneAction, now: number): Promise<string | null> {
    const id = crypto.randomUUID();
    if (!(await changeOutbox(this.#owner, [{ id, call: callOf(action), action, at: now }]))) return null;
    this.#mine.add(id);
    return id;
  }

  /** Sends what waits, now. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = this.#running;
    if (this.#running) return;
    this.#running = true;
    do {
      this.#again = false;
      await this.#attempt();
    } while (this.#again);
    this.#running = false;
  }

  #listen(): () => void {
    const now = () => void this.send();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') now();
    };
    // Right after sign-in the device becomes theirs, and with it the milestones that were kept on it.
    const whenTheirs = () => {
      if (heldMilestonesOf(this.#owner).some(({ version }) => !this.#heldBack.has(version))) now();
    };
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', whenSeen);
    const stopWatching = watchLedger(whenTheirs);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', whenSeen);
      stopWatching();
    };
  }

  async #attempt(): Promise<void> {
    let failed = false;
    const known = this.#heldBack.size;
    try {
      await sendWaiting(this.#owner, this.#heldBack, () => this.#settle());
      this.#failures = 0;
      this.#tell((reports) => reports.reached());
    } catch (error) {
      failed = true;
      this.#fail(error);
    }
    this.#answer(failed);
    const refusals = [...this.#heldBack.values()].slice(known);
    if (refusals.length === 0) return;
    this.heldBack.note(this.#heldBack);
    this.#tell((reports) => reports.heldBack(refusals.map(errorOf)));
  }

  #fail(error: unknown): void {
    if (error instanceof ApiError && error.status === 401) this.#tell((reports) => reports.sessionOver());
    // Whoever is signed in now, it is the vault that finds out, and has this page begin anew.
    else if (!(error instanceof SomeoneElse))
      this.#tryLater(error instanceof ApiError ? error.retryAfter : undefined);
  }

  #tryLater(retryAfter: number | undefined): void {
    this.#failures += 1;
    clearTimeout(this.#timer);
    if (this.#reports.size === 0) return;
    this.#timer = setTimeout(() => void this.send(), retryDelay(this.#failures, retryAfter, Math.random()));
  }

  /** Answers those who wait for something that was sent, and after a failure those who wait in vain. */
  #answer(failed: boolean): void {
    const outbox = new Map(
      outboxOf(this.#owner)
        .read()
        .map((each) => [each.id, each]),
    );
    for (const id of [...this.#waiters.keys()]) {
      const unsent = outbox.has(id) && !outbox.get(id)?.sent;
      if (!unsent) this.#takeWaiter(id)?.answer('done');
      else if (failed) this.#takeWaiter(id)?.answer('waiting');
    }
  }

  /** Brings the lists on this device up to what was sent, and takes out of the outbox what is settled. */
  async #settle(): Promise<void> {
    const outbox = inOrder(outboxOf(this.#owner).read());
    const entered = this.#enter(outbox.filter(({ sent }) => sent));
    if (entered.some(({ gone }) => gone)) this.#tell((reports) => reports.outdated());
    const settled = [...entered, ...this.#tellRefused(outbox)];
    await changeOutbox(
      this.#owner,
      settled.map(({ id }) => ({ id, entry: null })),
    );
  }

  /** Enters into the lists what the service has; without lists it stays, until they come. */
  #enter(sent: readonly WaitingAction[]): readonly WaitingAction[] {
    const lists = readLists(this.#owner);
    if (!lists || sent.length === 0) return [];
    const actions = sent.flatMap(({ action, at }) => {
      const done = readAction(action);
      return done ? [{ done, at }] : [];
    });
    keepLists(
      this.#owner,
      actions.reduce((all, { done, at }) => afterAction(all, done, at), lists),
    );
    // What the account never had is taken away where it is.
    for (const { done, at } of actions) {
      if (done.kind.startsWith('remove-') && isHeld(done)) actOnDevice(done, at);
    }
    return sent;
  }

  /** @returns what was told, or done on the device instead */
  #tellRefused(outbox: readonly WaitingAction[]): WaitingAction[] {
    const errors: ApiError[] = [];
    const settled = outbox.filter(({ id, refusal, action, at }) => {
      if (!refusal || !(this.#waiters.has(id) || this.#mine.has(id) || this.#tellsAll)) return false;
      const done = readAction(action);
      // A milestone that the account does not take is kept on the device, and changed there.
      if (done && refusal.status === 404 && isHeld(done) && actOnDevice(done, at)) return true;
      const waiter = this.#takeWaiter(id);
      if (waiter) waiter.refuse(errorOf(refusal));
      // Nobody has it before them any more: thrown away, it would be lost.
      else if (done && isStart(done) && this.#isAtHome() && actOnDevice(done, at)) this.#again = true;
      else errors.push(errorOf(refusal));
      return true;
    });
    this.#tellsAll = false;
    if (errors.length > 0) this.#tell((reports) => reports.refused(errors));
    if (settled.length > 0) this.#tell((reports) => reports.outdated());
    return settled;
  }

  /** True unless the device holds somebody else's entries. */
  #isAtHome(): boolean {
    const { owner } = readLedger();
    return owner === undefined || owner === this.#owner;
  }

  #takeWaiter(id: string): Waiter | undefined {
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    return waiter;
  }

  /** One screen may be told in several places; one is enough. */
  #tell(word: (reports: BookReports) => void): void {
    const [first] = this.#reports;
    if (first) word(first);
  }
}

const books = new Map<string, AccountBook>();

/** A person's book on this page; the same for all who ask. */
export function bookOf(owner: string): AccountBook {
  const known = books.get(owner) ?? new AccountBook(owner);
  books.set(owner, known);
  return known;
}
