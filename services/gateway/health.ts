import type { ServiceContext } from '@haven/kit/service';
import type { Answers } from './answers.ts';
import type { Handler } from './handler.ts';

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
  const status = async () => {
    if (isStopping()) return 'stopping';
    return (await answersPing(db)) ? 'ready' : 'database-away';
  };
  return async (_request, response, requestId) => {
    const said = await status();
    answers.json(response, requestId, said === 'ready' ? 200 : 503, { status: said });
  };
}

const answersPing = (db: ServiceContext['db']): Promise<boolean> =>
  db.command({ ping: 1 }, { timeoutMS: pingLimit }).then(
    () => true,
    () => false,
  );
