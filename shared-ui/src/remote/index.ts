export { defineRemote, isRemoteModule, type RemoteModule, type RemoteRoute } from './remote-module.ts';
