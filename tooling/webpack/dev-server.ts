import type { Configuration } from 'webpack-dev-server';

/** Settings of a development server: hot, quiet, and readable by the page that another port serves. */
export function devServer(port: number, more: Configuration = {}): Configuration {
  return {
    port,
    host: 'localhost',
    hot: true,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: false, logging: 'warn', webSocketURL: { hostname: 'localhost', port } },
    setupExitSignals: true,
    ...more,
  };
}
