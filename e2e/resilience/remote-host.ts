/** A host of its own for one area's built files, so that a test can take it down and bring it back. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort } from '../haven-site.ts';

const root = join(import.meta.dirname, '../..');

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** `serves` as built; `throws`: the screens' code throws while it is drawn; `hangs`: takes requests and never answers. */
export type Behaviour = 'serves' | 'throws' | 'hangs';

/** What a remote exposes when its code is broken: it keeps to the contract, and its screen throws. */
const brokenScreen = (area: string, paths: readonly string[]) => `
  const screen = async () => ({ default: () => { throw new Error('a broken screen'); } });
  const module = {
    default: {
      apiVersion: 1,
      area: '${area}',
      texts: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
      routes: ${JSON.stringify(paths)}.map((path) => ({ path, title: 'x', screen })),
    },
  };
  globalThis['haven_${area}'] = { init: async () => {}, get: async () => () => module };
`;

export class RemoteHost {
  readonly #area: string;
  readonly #paths: readonly string[];
  #port = 0;
  #server: Server | undefined;
  behaviour: Behaviour = 'serves';

  constructor(area: string, paths: readonly string[]) {
    this.#area = area;
    this.#paths = paths;
  }

  /** What `HAVEN_REMOTES` wants to know of it. */
  get setting(): string {
    return `${this.#area}=http://localhost:${this.#port}/mf-manifest.json`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const server = createServer(async (request, response) => {
      if (this.behaviour === 'hangs') return;
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
      if (this.behaviour === 'throws' && path.startsWith('/remoteEntry')) {
        response.end(brokenScreen(this.#area, this.#paths));
        return;
      }
      try {
        response.end(await readFile(join(root, `mfe-${this.#area}/dist`, path)));
      } catch {
        response.writeHead(404).end('not found');
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
