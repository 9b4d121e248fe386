/** `npm start`: builds what is not built, then runs the whole of Haven in this process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startHaven } from '../services/gateway/start/start-haven.ts';
import { root } from './areas.ts';

/** What webpack says when it has built a part. */
const partIsBuilt = /(\S+) compiled/;

/** Builds, and says each part that is done; what was built before is taken as it is, at once. */
async function buildWhatIsNotBuilt(): Promise<void> {
  console.log('Building what is not built yet; the first time takes about half a minute.');
  const turbo = spawn('turbo', ['run', 'build', '--output-logs=new-only', '--log-order=stream'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const output of [turbo.stdout, turbo.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      said.push(line);
      const part = partIsBuilt.exec(line)?.[1];
      if (part) console.log(`  ${part} is built`);
    });
  }
  const [code] = await once(turbo, 'close');
  if (code === 0) return;
  console.error(`${said.join('\n')}\nThe build failed; the lines above say where.`);
  process.exit(1);
}

await buildWhatIsNotBuilt();
await startHaven();
