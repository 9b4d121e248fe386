import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * A service's log: JSON lines on standard error, so that standard output stays for people.
 * What people write never goes into it, nor an address or a cookie: ids and codes only.
 *
 * @param level a pino level; `silent` in tests
 */
export function createLog(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  );
}
