import { isDuplicateKey } from '@haven/kit/mongo';
import type { ServiceContext } from '@haven/kit/service';
import webPush from 'web-push';

/** The key pair by which push services know this Haven (RFC 8292). */
export type VapidKeys = { publicKey: string; privateKey: string };

type KeyDocument = VapidKeys & { _id: 'vapid' };

/**
 * The keys of this Haven, made at its first start and kept in its database, so that all processes have the same: a
 * subscription is bound to the public key, and new keys would end all reminders.
 */
export async function vapidKeys({ db, durable }: ServiceContext): Promise<VapidKeys> {
  const kept = db.collection<KeyDocument>('server-keys', { writeConcern: durable });
  const before = await kept.findOne({ _id: 'vapid' });
  if (before) return before;
  const made: KeyDocument = { _id: 'vapid', ...webPush.generateVAPIDKeys() };
  try {
    await kept.insertOne(made);
    return made;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await kept.findOne({ _id: 'vapid' });
    if (!first) throw error;
    return first;
  }
}
