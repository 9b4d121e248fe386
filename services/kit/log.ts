import { type DestinationStream, type Logger, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';

export type { Logger };

/**
 * A service's log: JSON lines on standard error, so that standard output stays for people.
 * What people write never goes into it, nor an address or a cookie: ids and codes only. An error goes in as `err`.
 *
 * @param level a pino level; `silent` in tests
 * @param lines where they go, for a test that reads them
 */
export function createLog(
  level: string,
  lines: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  const serializers = { err: errorForLog };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, lines);
}
