/**
 * `npm run dev`: shell, remotes and services together, all with hot reload, on http://localhost:3000.
 * `npm run dev -w mfe-support` (or `node tooling/dev.ts mfe-support`): shell, services and that one area hot, the other
 * areas as built. The shell is always hot: a development build of React in a remote needs the one of the shell.
 *
 * Data are kept in `.data-dev`, apart from those of `npm start`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readConfig } from '@haven/kit/config';
import { areas, root } from './areas.ts';

/** Where the services are while the shell's development server has the port that people open. */
const gatewayPort = 3100;

const webpackServe = ['serve', '--config', 'webpack.config.ts', '--disable-interpret'];

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

const [only] = process.argv.slice(2);
const hot = only ? areas.filter((area) => area.folder === only) : areas;
if (only && only !== 'shell' && hot.length === 0) {
  refuse(`There is no area "${only}". The areas are shell, ${areas.map((area) => area.folder).join(', ')}.`);
}

function chosenPort(): number {
  try {
    return readConfig(process.env).port;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const port = chosenPort();
for (const each of [port, gatewayPort, ...hot.map((area) => area.devPort)]) {
  if (!(await isFree(each))) refuse(`Port ${each} is taken, and development needs it.`);
}

const children: ChildProcess[] = [];
let stopping = false;

/** Ends what was started. The gateway stops its database itself, last. */
function stop(exitCode: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = exitCode;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', () => stop(0)).on('SIGTERM', () => stop(0));

function run(command: string, args: string[], folder: string, env: Record<string, string> = {}): void {
  const child = spawn(command, args, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${command} in ${folder || 'the root'} ended; stopping the rest.`);
    stop(code || 1);
  });
}

if (only) {
  const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

for (const area of hot) run('webpack', webpackServe, area.folder);
run('webpack', webpackServe, 'shell', { PORT: String(port), HAVEN_GATEWAY_PORT: String(gatewayPort) });
run('node', ['--watch-path=services', 'services/gateway/main.ts'], '', {
  PORT: String(gatewayPort),
  PUBLIC_URL: `http://localhost:${port}`,
  HAVEN_DATA: process.env.HAVEN_DATA ?? join(root, '.data-dev'),
  // By their entry and not by their manifest: after a hot update a development manifest names files that are gone.
  HAVEN_REMOTES: hot.map((area) => `${area.name}=http://localhost:${area.devPort}/remoteEntry.js`).join(','),
});
console.log(`Haven is being prepared for development on http://localhost:${port}`);
