import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds until a remote's file counts as not coming; the federation runtime waits for ever by itself. */
const patience = 20_000;

const asked = new Map<string, number>();

/** A browser joins a request for the same address that still hangs, so that another try needs another address. */
function addressOfTry(url: string): string {
  const tries = asked.get(url) ?? 0;
  asked.set(url, tries + 1);
  return tries === 0 ? url : `${url}?try=${tries}`;
}

/** Gives every request of the federation runtime a time-out, so that a remote that hangs ends in the fallback. */
export default function patiencePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'patience',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(patience) }),
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = addressOfTry(url);
      script.crossOrigin = 'anonymous';
      return { script, timeout: patience };
    },
  };
}
