import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds until a remote's file counts as not coming; the federation runtime waits for ever by itself. */
const patience = 20_000;

/** Gives every request of the federation runtime a time-out, so that a remote that hangs ends in the fallback. */
export default function patiencePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'patience',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(patience) }),
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      return { script, timeout: patience };
    },
  };
}
