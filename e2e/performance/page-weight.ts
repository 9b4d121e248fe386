import type { Page } from '@playwright/test';

/** What a step of a visit brought over the network. */
export type Weight = {
  /** Requests for scripts. */
  scripts: number;
  /** Bytes of scripts, as compressed on the wire, headers included. */
  scriptBytes: number;
  /** All requests, and all bytes on the wire. */
  requests: number;
  bytes: number;
};

const nothing = (): Weight => ({ scripts: 0, scriptBytes: 0, requests: 0, bytes: 0 });

/**
 * Counts what the network brings, by the browser's own accounting. Call the returned function after each step: it gives
 * what came since the step before.
 */
export async function weigh(page: Page): Promise<() => Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  let weight = nothing();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.requests += 1;
    weight.bytes += encodedDataLength;
    if (types.get(requestId) !== 'Script') return;
    weight.scripts += 1;
    weight.scriptBytes += encodedDataLength;
  });
  return () => {
    const step = weight;
    weight = nothing();
    return step;
  };
}
