/**
 * `npm run dev`: shell, remotes and services together, all with hot reload, on http://localhost:3000.
 * `npm run dev -w mfe-support` (or `node tooling/dev.ts mfe-support`): the built site, with that one area hot.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { areas, root } from './areas.ts';

const [only] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 3000);
const gatewayPort = only && only !== 'shell' ? port : 3100;
const hot = only ? areas.filter((area) => area.folder === only) : areas;
const withShell = !only || only === 'shell';

if (only && only !== 'shell' && hot.length === 0) {
  console.error(
    `There is no area "${only}". The areas are shell, ${areas.map((area) => area.folder).join(', ')}.`,
  );
  process.exit(1);
}

const children: ChildProcess[] = [];

function run(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): void {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(child);
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${name} ended (${code ?? 'by a signal'}); stopping the rest.`);
    stop();
  });
}

let stopping = false;

/** Ends what was started. The gateway stops its database itself, last. */
function stop(): void {
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.once('SIGINT', stop).once('SIGTERM', stop);

// Areas that are not hot are served as built.
if (only) {
  const built = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

for (const area of hot) {
  run(
    area.folder,
    'webpack',
    ['serve', '--config', 'webpack.config.ts', '--disable-interpret'],
    {},
    `${root}/${area.folder}`,
  );
}
if (withShell) {
  const env = { PORT: String(port), HAVEN_GATEWAY_PORT: String(gatewayPort) };
  run(
    'shell',
    'webpack',
    ['serve', '--config', 'webpack.config.ts', '--disable-interpret'],
    env,
    `${root}/shell`,
  );
}

// By their entry and not by their manifest: after a hot update a development manifest names files that are gone.
const remotes = hot.map((area) => `${area.name}=http://localhost:${area.devPort}/remoteEntry.js`).join(',');
run('gateway', 'node', ['--watch-path=services', 'services/gateway/main.ts'], {
  PORT: String(gatewayPort),
  PUBLIC_URL: `http://localhost:${port}`,
  HAVEN_REMOTES: remotes,
});
console.log(`Haven is being prepared for development on http://localhost:${port}`);
