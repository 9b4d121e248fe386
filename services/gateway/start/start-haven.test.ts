import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../fixtures/ask.ts';
import { type BuiltSite, builtSite } from '../fixtures/built-site.ts';
import { listen } from '../fixtures/open-gateway.ts';
import { freePort, type RunningProcess, runProcess } from '../fixtures/run-process.ts';

let site: BuiltSite;
let folder: string;
let port: number;
let running: RunningProcess[];

beforeAll(async () => {
  site = await builtSite();
});
afterAll(() => site.remove());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-start-'));
  port = await freePort();
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true });
});

/** Every service elsewhere, at an address where nobody is: these tests are about the start alone. */
const elsewhere = (address = 'http://127.0.0.1:9') =>
  Object.fromEntries(
    ['IDENTITY', 'WELLBEING', 'COMMUNITY', 'SUPPORT', 'PROGRESS', 'LANGUAGE'].map((name) => [
      `${name}_URL`,
      address,
    ]),
  );

function haven(env: Record<string, string> = {}, script = 'fixtures/haven-main.ts'): RunningProcess {
  const started = runProcess(script, {
    ...elsewhere(),
    TEST_SITE: site.root,
    HAVEN_DATA: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    ...env,
  });
  running.push(started);
  return started;
}

const url = () => `http://127.0.0.1:${port}`;

/** The process ids of the databases on this test's folder, which each names as an argument. */
function databases(): number[] {
  const processes = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => line.includes(folder)).map((line) => Number.parseInt(line, 10));
}

/** The one line that the operator reads; what it says about the database is the database's own affair. */
function sentenceIn(stderr: string): string {
  expect(stderr).toMatch(/^[A-Z][^\n]*\.\n$/);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  return stderr;
}

describe('Haven', { timeout: 60_000 }, () => {
  it('says where it is, is ready, and stops its database last', async () => {
    const { child, ended, says } = haven();
    await says(`Haven is ready on http://localhost:${port}\n`);
    expect((await ask(url(), '/readyz')).status).toBe(200);
    expect((await ask(url(), '/')).text).toContain('Welcome');
    expect((await stat(join(folder, 'address'))).mode & 0o777).toBe(0o600);
    expect(databases()).toHaveLength(1);

    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    expect(databases()).toEqual([]);
    await expect(stat(join(folder, 'address'))).rejects.toThrow('ENOENT');
  });

  it('finishes what is in flight, however often Ctrl-C is pressed', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    const service = createServer((_, response) => asked.resolve(response));
    const { child, ended, says } = haven(elsewhere(await listen(service)));
    await says('Haven is ready');
    const answer = ask(url(), '/api/progress/slow');
    const response = await asked.promise;

    const pressCtrlC = () => process.kill(-Number(child.pid), 'SIGINT');
    pressCtrlC();
    await vi.waitFor(() => expect(ask(url(), '/healthz')).rejects.toThrow('ECONNREFUSED'), 10_000);
    pressCtrlC();
    response.end('done');
    expect((await answer).text).toBe('done');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    service.close();
  });

  it('does not start beside itself on the same data, and the first one stays', async () => {
    await haven().says('Haven is ready');
    const second = await haven({ PORT: String(await freePort()) }).ended;
    expect(second.code).toBe(1);
    expect(sentenceIn(second.stderr)).toContain(folder);
    expect((await ask(url(), '/readyz')).status).toBe(200);
  });

  it('stops when its database is gone, and says so', async () => {
    const { ended, says } = haven();
    await says('Haven is ready');
    for (const database of databases()) process.kill(database, 'SIGKILL');
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database is gone \(.*\), so Haven stops as well\.\n$/);
  });

  it('lets a service that runs alone find its database', async () => {
    await haven().says('Haven is ready');
    const servicePort = await freePort();
    const service = runProcess('fixtures/echo-main.ts', { HAVEN_DATA: folder, PORT: String(servicePort) });
    running.unshift(service);
    await service.says('answers on');
    const at = `http://127.0.0.1:${servicePort}`;
    await ask(at, '/api/echo/notes/1', { method: 'PUT', body: 'kept' });
    expect((await ask(at, '/api/echo/notes/1')).json).toEqual({ _id: '1', text: 'kept' });
  });
});

describe('one sentence, exit code 1 and nothing left behind', { timeout: 60_000 }, () => {
  it('when the port is taken', async () => {
    const other = createTcpServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { code, stdout, stderr } = await haven().ended;
    other.close();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Haven could not listen on port ${port}: another program listens there already; stop it, or set PORT.\n`,
    );
    expect(databases()).toEqual([]);
  });

  it('when MONGODB_URL does not answer, without its password', async () => {
    const { code, stderr } = await haven({ MONGODB_URL: 'mongodb://ana:secret@127.0.0.1:9/haven' }).ended;
    expect(code).toBe(1);
    expect(sentenceIn(stderr)).toContain('MONGODB_URL');
    expect(stderr).not.toContain('secret');
  });

  it('when the data folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, stderr } = await haven({ HAVEN_DATA: join(folder, 'file', 'data') }).ended;
    expect(code).toBe(1);
    expect(sentenceIn(stderr)).toContain(folder);
  });

  it.each([
    [{ PORT: 'front' }, 'PORT is "front"'],
    [{ PUBLIC_URL: 'haven' }, 'PUBLIC_URL is "haven"'],
    [{ SUPPORT_URL: 'localhost:4000' }, 'SUPPORT_URL is "localhost:4000"'],
    [{ HAVEN_REMOTES: 'support' }, 'HAVEN_REMOTES has "support"'],
  ])('when a setting is wrong: %o', async (env, words) => {
    const { code, stderr } = await haven(env, 'main.ts').ended;
    expect(code).toBe(1);
    expect(sentenceIn(stderr)).toContain(words);
    expect(databases()).toEqual([]);
  });

  it('when a service runs alone and there is no database', async () => {
    const { code, stderr } = await runProcess('fixtures/echo-main.ts', { HAVEN_DATA: folder }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe('There is no database: start Haven first (`npm start`), or set MONGODB_URL.\n');
  });
});
