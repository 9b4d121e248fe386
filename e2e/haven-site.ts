/** Runs whole Havens for the browser tests: each a process of its own with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Waits until the process has said that it is ready. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Haven is ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`Haven ended with ${code} before it was ready:\n${said}`)));
  });
}

export class HavenSite {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  private constructor(port: number, env: Record<string, string>) {
    this.#port = port;
    this.#env = env;
    this.#folder = mkdtempSync(join(tmpdir(), 'haven-e2e-'));
    this.url = `http://localhost:${port}`;
  }

  /** Starts a Haven on a free port. */
  static async start(env: Record<string, string> = {}): Promise<HavenSite> {
    const site = new HavenSite(await freePort(), env);
    await site.#run();
    return site;
  }

  async #run(): Promise<void> {
    this.#child = spawn('node', ['services/gateway/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...this.#env,
        PORT: String(this.#port),
        HAVEN_DATA: this.#folder,
        MONGODB_URL: '',
      },
    });
    await ready(this.#child);
  }

  /** Ends the process, as Ctrl-C or as a crash does, and starts it again on the same data. */
  async restart(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    await this.#end(signal);
    await this.#run();
  }

  /** Ends the process as a crash does; its data stay. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts it again on the same data and the same port. */
  async comeBack(): Promise<void> {
    await this.#run();
  }

  /** Stops it and removes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.kill(signal);
    await ended(child);
  }
}
