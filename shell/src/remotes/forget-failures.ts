import { getInstance } from '@module-federation/enhanced/runtime';

type Room = { get: () => unknown; loading?: PromiseLike<unknown> | null | undefined };

function forgetFailuresOf(room: Room): void {
  const { get } = room;
  room.get = async () => {
    try {
      return await get.call(room);
    } catch (error) {
      room.loading = null;
      throw error;
    }
  };
}

/**
 * Lets what is shared, and did not arrive, be asked for again when the network is back: the federation runtime keeps a
 * load that failed, and would answer every later try with the same failure. For the rooms that the shell lends, which
 * are all; once, before any of them is asked for.
 */
export function forgetFailures(): void {
  for (const rooms of Object.values(getInstance()?.shareScopeMap ?? {}))
    for (const versions of Object.values(rooms))
      for (const room of Object.values(versions)) forgetFailuresOf(room);
}
