/** `npm start`: builds what is not built, then runs the whole of Haven in this process. */
import { spawnSync } from 'node:child_process';
import { startHaven } from '../services/gateway/start/start-haven.ts';
import { root } from './areas.ts';

function buildWhatIsNotBuilt(): void {
  console.log('Building the shell and the four areas; what is built already is taken as it is.');
  const turbo = spawnSync('turbo', ['run', 'build', '--output-logs=new-only', '--log-prefix=task'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (turbo.status === 0) return;
  console.error('The build failed; the lines above say where.');
  process.exit(turbo.status ?? 1);
}

buildWhatIsNotBuilt();
await startHaven();
