export { RemoteBoundary } from './remote-boundary.tsx';
export { RemoteFallback } from './remote-fallback.tsx';
export { defineRemote, isRemoteModule, type RemoteModule, type RemoteRoute } from './remote-module.ts';
