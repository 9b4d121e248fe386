import { type SessionDocument, sessionCollection, sessionKey } from '@haven/kit/person';
import type { ServiceContext } from '@haven/kit/service';
import type { Adapter, DatabaseSession } from 'lucia';
import type { People } from './people.ts';

/**
 * Where lucia keeps sessions: the collection that kit reads for all services, whose `_id` is a digest of the session
 * id. The id itself is in the cookie alone.
 */
export function sessionAdapter({ db, durable, now }: ServiceContext, people: People): Adapter {
  const sessions = db.collection<SessionDocument>(sessionCollection);
  const writeConcern = durable;
  // lucia asks the machine for the time, Haven asks its context: the same in a service, apart in a test.
  const apart = () => now() - Date.now();
  const toHaven = (date: Date) => new Date(date.getTime() + apart());
  const toLucia = (date: Date) => new Date(date.getTime() - apart());
  const known = (id: string, { personId, kind, expiresAt }: SessionDocument): DatabaseSession => ({
    id,
    userId: personId,
    expiresAt: toLucia(expiresAt),
    attributes: { kind },
  });

  return {
    async getSessionAndUser(sessionId) {
      const session = await sessions.findOne({ _id: sessionKey(sessionId) });
      const person = session && (await people.byId(session.personId));
      return [session && known(sessionId, session), person && { id: person._id, attributes: person }];
    },
    /** Their ids are the digests, since nobody knows more: good for looking, not for ending one. */
    async getUserSessions(personId) {
      return (await sessions.find({ personId }).toArray()).map((session) => known(session._id, session));
    },
    async setSession({ id, userId, expiresAt, attributes: { kind } }) {
      const session = { _id: sessionKey(id), personId: userId, kind, expiresAt: toHaven(expiresAt) };
      await sessions.insertOne(session, { writeConcern });
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await sessions.updateOne({ _id: sessionKey(sessionId) }, { $set: { expiresAt: toHaven(expiresAt) } });
    },
    // Durable, like the making: a session that somebody ended must not come back after a power cut.
    async deleteSession(sessionId) {
      await sessions.deleteOne({ _id: sessionKey(sessionId) }, { writeConcern });
    },
    async deleteUserSessions(personId) {
      await sessions.deleteMany({ personId }, { writeConcern });
    },
    async deleteExpiredSessions() {
      await sessions.deleteMany({ expiresAt: { $lte: new Date(now()) } });
    },
  };
}
