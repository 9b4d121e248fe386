import { buildMode } from '@haven/tooling/webpack/base-config';
import { pagesConfig, shellConfig, workerConfig } from '@haven/tooling/webpack/shell-config';

const port = Number(process.env.PORT ?? 3000);
const gatewayPort = Number(process.env.HAVEN_GATEWAY_PORT ?? 3100);
const browser = shellConfig(import.meta.dirname, port, gatewayPort);

export default buildMode() === 'production'
  ? [browser, workerConfig(import.meta.dirname), pagesConfig(import.meta.dirname)]
  : browser;
