import { remoteConfig } from '@haven/tooling/webpack/remote-config';

export default remoteConfig(import.meta.dirname, 4003);
