import { type SessionDocument, sessionCollection } from '@haven/kit/person';
import type { Person, ServiceContext } from '@haven/kit/service';
import { Lucia, TimeSpan } from 'lucia';
import type { People, PersonDocument } from './people.ts';
import { sessionAdapter } from './session-adapter.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: { kind: Person['kind'] };
    DatabaseUserAttributes: PersonDocument;
  }
}

/** How long a session lives after it was last prolonged. */
const life = new TimeSpan(30, 'd');

/** Seconds; for the cookies, which live as long as the session. */
export const sessionSeconds = life.seconds();

const createLucia = (context: ServiceContext, people: People) =>
  new Lucia(sessionAdapter(context, people), {
    sessionExpiresIn: life,
    getUserAttributes: (person: PersonDocument) => ({ person }),
  });

/**
 * Makes, prolongs and ends sessions, with lucia, which the rest of Haven doesn't see.
 *
 * Sessions are not declared as holdings: signing in ends a guest's session, and never hands it on.
 */
export class Sessions {
  readonly #context: ServiceContext;
  readonly #lucia: ReturnType<typeof createLucia>;

  constructor(context: ServiceContext, people: People) {
    this.#context = context;
    this.#lucia = createLucia(context, people);
  }

  /** Makes the indexes. */
  async prepare(): Promise<void> {
    const sessions = this.#context.db.collection<SessionDocument>(sessionCollection);
    await sessions.createIndex({ personId: 1 });
    await sessions.createIndex({ expiresAt: 1 });
  }

  /** @returns the id of a new session, for the cookie; stored on disk */
  async start({ _id, kind }: PersonDocument): Promise<string> {
    return (await this.#lucia.createSession(_id, { kind })).id;
  }

  /**
   * Whose session it is; in the second half of its life it gets its whole life anew.
   *
   * @returns null when there is none; `prolonged` when the cookie has to be given anew
   */
  async use(sessionId: string | undefined): Promise<{ person: PersonDocument; prolonged: boolean } | null> {
    if (!sessionId) return null;
    const { session, user } = await this.#lucia.validateSession(sessionId);
    return session && { person: user.person, prolonged: session.fresh };
  }

  /** Ends a session; harmless when there is none. */
  async end(sessionId: string | undefined): Promise<void> {
    if (sessionId) await this.#lucia.invalidateSession(sessionId);
  }

  /** Removes what is over. */
  async sweep(): Promise<void> {
    await this.#lucia.deleteExpiredSessions();
  }
}
