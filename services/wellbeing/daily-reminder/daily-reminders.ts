import { createHash } from 'node:crypto';
import { HavenError, notFound } from '@haven/kit/errors';
import { declareHoldings } from '@haven/kit/holdings';
import type { Person, ServiceContext } from '@haven/kit/service';
import type { Collection } from 'mongodb';
import type { DailyReminderRequest, PushSubscriptionData } from '../contract.ts';
import { dayIn, momentOf, nextReminder } from './next-reminder.ts';
import { PushSender } from './push-sender.ts';
import { refuseUnknownService, refuseUselessKey } from './push-service.ts';
import { type VapidKeys, vapidKeys } from './vapid-keys.ts';

/** How many devices of one person may be reminded. */
export const mostDevices = 20;

/** ms; a reminder that is later than this, as after a stop of the server, is left out. */
const latest = 2 * 60 * 60 * 1000;
/** ms until another try where a push service was away. */
const again = 10 * 60 * 1000;
/** How many are sent at the same time. */
const atOnce = 20;

type ReminderDocument = {
  /** Made of the endpoint, so that a device has one reminder however often it asks. */
  _id: string;
  personId: string;
  subscription: PushSubscriptionData;
  time: string;
  timeZone: string;
  nextAt: Date;
  /** The last day, YYYY-MM-DD on the person's calendar, that had its reminder. */
  lastDay?: string;
};

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

const laterDay = (a: string | undefined, b: string | undefined) => ((a ?? '') > (b ?? '') ? a : b);

/** The daily reminders of everyone's devices, and sending them. */
export class DailyReminders {
  readonly #context: ServiceContext;
  readonly #kept: Collection<ReminderDocument>;
  #keys: VapidKeys | undefined;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#kept = context.db.collection('daily-reminders', { writeConcern: context.durable });
  }

  /** Makes the indexes and the keys, and declares what is held; safe to repeat. */
  async prepare(): Promise<void> {
    await Promise.all([this.#kept.createIndex({ nextAt: 1 }), this.#kept.createIndex({ personId: 1 })]);
    await declareHoldings(this.#context.db, [
      { collection: this.#kept.collectionName, personField: 'personId', single: false },
    ]);
    this.#keys = await vapidKeys(this.#context);
  }

  /** The key that a browser subscribes with. */
  get publicKey(): string {
    return this.#ownKeys().publicKey;
  }

  /**
   * Keeps when and where a device is reminded, durably, in the place of what was kept for it.
   *
   * A device may change hands: who holds its secret takes it over from who had it before.
   *
   * @throws 422 `unknown-push-service`, or `invalid` for a key that is none or a day that is yet to come; 409
   * `someone-else` for a device whose secret the caller doesn't know, 409 `too-many-devices`
   */
  async keep(person: Person, request: DailyReminderRequest): Promise<{ id: string; nextAt: number }> {
    const { subscription, time, timeZone, remindedOn } = request;
    refuseUnknownService(subscription.endpoint, this.#context.config.pushServices);
    refuseUselessKey(subscription.keys.p256dh);
    this.#refuseDayToCome(remindedOn);
    const id = idOf(subscription.endpoint);
    const before = await this.#kept.findOne({ _id: id });
    if (before && before.personId !== person.id && before.subscription.keys.auth !== subscription.keys.auth)
      throw new HavenError(409, 'someone-else', 'This device is reminded for somebody else.');
    if (before?.personId !== person.id) await this.#refuseTooMany(person.id);
    const lastDay = laterDay(before?.lastDay, remindedOn);
    const nextAt = nextReminder(time, timeZone, this.#context.now(), lastDay);
    const fields = { personId: person.id, subscription, time, timeZone, nextAt: new Date(nextAt) };
    await this.#kept.updateOne(
      { _id: id },
      // The later of both: a reminder may be on its way at this moment.
      { $set: fields, ...(lastDay ? { $max: { lastDay } } : {}) },
      { upsert: true },
    );
    return { id, nextAt };
  }

  /** Ends the reminders of a device. @throws 404 when this person has none with that id */
  async remove(personId: string, id: string): Promise<void> {
    const { deletedCount } = await this.#kept.deleteOne({ _id: id, personId });
    if (deletedCount === 0) throw notFound('reminder');
  }

  /**
   * Sends one at once, so that a person sees what it looks like.
   *
   * @throws 404 when this person has no reminder on that device, 502 `not-delivered`
   */
  async sendTest(personId: string, endpoint: string): Promise<void> {
    const kept = await this.#kept.findOne({ _id: idOf(endpoint), personId });
    if (!kept) throw notFound('reminder');
    const day = dayIn(kept.timeZone, this.#context.now());
    const delivery = await this.#sender().send(kept.subscription, { kind: 'test', day });
    if (delivery === 'gone') await this.#kept.deleteOne({ _id: kept._id });
    if (delivery !== 'delivered')
      throw new HavenError(502, 'not-delivered', 'The push service did not take the reminder.');
  }

  /**
   * Sends what is due. Of several processes that do so at once, one takes each reminder, before it is sent: after a crash
   * in between a reminder is missing, which is better than two.
   */
  async sendDue(): Promise<void> {
    const now = this.#context.now();
    for (;;) {
      const due = await this.#kept
        .find({ nextAt: { $lte: new Date(now) } })
        .sort({ nextAt: 1 })
        .limit(atOnce)
        .toArray();
      await Promise.all(due.map((reminder) => this.#sendOne(reminder, now)));
      if (due.length < atOnce) return;
    }
  }

  async #sendOne(reminder: ReminderDocument, now: number): Promise<void> {
    const { _id, subscription, time, timeZone, nextAt, lastDay } = reminder;
    const today = dayIn(timeZone, now);
    // After a stop over several days it is today's that people want, not the first that was missed.
    const day = momentOf(today, time, timeZone) <= now ? today : dayIn(timeZone, nextAt.getTime());
    const next = new Date(nextReminder(time, timeZone, now, laterDay(lastDay, day)));
    const had = lastDay !== undefined && lastDay >= day;
    const taken = await this.#kept.updateOne(
      { _id, nextAt },
      { $set: { nextAt: next }, $max: { lastDay: day } },
    );
    if (taken.modifiedCount === 0 || had || now - momentOf(day, time, timeZone) > latest) return;
    const delivery = await this.#sender().send(subscription, { kind: 'daily', day });
    if (delivery === 'gone') await this.#kept.deleteOne({ _id });
    if (delivery === 'later') await this.#tryAgain(_id, next, now, lastDay);
  }

  /** Has a reminder come a little later, unless the person has chosen anew since. Its day did not have it yet. */
  async #tryAgain(_id: string, next: Date, now: number, lastDay: string | undefined): Promise<void> {
    const nextAt = new Date(now + again);
    await this.#kept.updateOne(
      { _id, nextAt: next },
      lastDay === undefined ? { $set: { nextAt }, $unset: { lastDay: true } } : { $set: { nextAt, lastDay } },
    );
  }

  #ownKeys(): VapidKeys {
    if (!this.#keys) throw new Error('prepare() comes first');
    return this.#keys;
  }

  /** It would put the next reminder off for as long. Somewhere on earth it may be that day already, up to UTC+14. */
  #refuseDayToCome(day: string | undefined): void {
    if (day === undefined || day <= dayIn('Pacific/Kiritimati', this.#context.now())) return;
    throw new HavenError(422, 'invalid', 'remindedOn: This day has not come yet.');
  }

  #sender(): PushSender {
    return new PushSender(this.#context, this.#ownKeys());
  }

  /** Counted before the write: calls at the same moment may pass it together, which does no harm. */
  async #refuseTooMany(personId: string): Promise<void> {
    if ((await this.#kept.countDocuments({ personId }, { limit: mostDevices })) < mostDevices) return;
    throw new HavenError(
      409,
      'too-many-devices',
      `Reminders come to ${mostDevices} devices of yours already. Switch them off on one of these first.`,
    );
  }
}
