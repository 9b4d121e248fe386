import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './log.ts';
import type { Chore, Service } from './service.ts';

async function keepDoing(chore: Chore, log: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await chore.run();
    } catch (err) {
      log.error({ err, chore: chore.name }, 'a chore did not go well');
    }
    await pause(chore.every * 1000, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/**
 * Does the chores of services over and over, each beginning now. One that fails is logged and tried again in its time.
 *
 * @returns stops them, and waits for what is under way
 */
export function startChores(services: readonly Pick<Service, 'chores'>[], log: Logger): () => Promise<void> {
  const end = new AbortController();
  const all = services.flatMap(({ chores = [] }) => chores).map((chore) => keepDoing(chore, log, end.signal));
  return async () => {
    end.abort();
    await Promise.all(all);
  };
}
