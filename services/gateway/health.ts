import { setTimeout as after } from 'node:timers/promises';
import type { ServiceContext } from '@haven/kit/service';
import type { Handler } from './handler.ts';
import type { Answers } from './json-answers.ts';

/** Milliseconds in which the database has to answer a ping. */
const pingLimit = 1000;

/** `/healthz`: the process is up. A supervisor restarts it when this stops answering. */
export const healthHandler =
  (answers: Answers): Handler =>
  (_request, response, requestId) =>
    answers.json(response, requestId, 200, { status: 'up' });

/** `/readyz`: requests may be sent here. 503 while the database is away, and from the moment a stop begins. */
export function readinessHandler(
  answers: Answers,
  db: ServiceContext['db'],
  isStopping: () => boolean,
): Handler {
  const databaseAnswers = pinger(db);
  const status = async () => {
    if (isStopping()) return 'stopping';
    return (await databaseAnswers()) ? 'ready' : 'database-away';
  };
  return async (_request, response, requestId) => {
    const said = await status();
    answers.json(response, requestId, said === 'ready' ? 200 : 503, { status: said });
  };
}

/**
 * Asks whether the database answers within the limit. The limit is our own, since the driver's `timeoutMS` was measured
 * to let a ping to a hanging server wait for 40 s. One ping serves all who ask meanwhile, so that they don't pile up.
 */
function pinger(db: ServiceContext['db']): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  const ping = async () => {
    const answered = db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    const inTime = await Promise.race([answered, after(pingLimit, false, { ref: false })]);
    pending = undefined;
    return inTime;
  };
  return () => {
    pending ??= ping();
    return pending;
  };
}
