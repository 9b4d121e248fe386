import { ConfigError } from '@haven/kit/config';
import { createLog } from '@haven/kit/log';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BuiltSite, builtSite } from '../fixtures/built-site.ts';
import { readDevelopedRemotes, readRemotes } from './remotes.ts';

const log = createLog('silent');
const nothing = new Map<string, URL>();
let site: BuiltSite;
beforeAll(async () => {
  site = await builtSite();
});
afterAll(() => site.remove());

it('lists a built remote with its manifest, version and routes', async () => {
  const { registry, files } = await readRemotes(site.root, nothing, log);
  expect(registry).toEqual({
    support: {
      manifest: '/remotes/support/abc123/mf-manifest.json',
      version: 'abc123',
      routes: ['/chat', '/live-support'],
    },
  });
  expect(files.get('/remotes/support/abc123/remoteEntry.0123456789.js')?.identity.toString()).toContain(
    'haven_support',
  );
});

it('names a remote that is not built in the log, and goes on', async () => {
  const warn = vi.spyOn(log, 'warn');
  await readRemotes(site.root, nothing, log);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-progress' }), 'remote left out');
});

it.each([
  ['no JSON', '{'],
  ['a name that climbs out', JSON.stringify({ name: '../x', version: '1', manifest: 'm.json', routes: [] })],
  [
    'a manifest that is not there',
    JSON.stringify({ name: 'x', version: '1', manifest: 'm.json', routes: [] }),
  ],
])('leaves out a remote whose description has %s', async (_, description) => {
  const broken = await builtSite();
  await broken.write('mfe-broken/dist/remote.json', description);
  const { registry } = await readRemotes(broken.root, nothing, log);
  expect(Object.keys(registry)).toEqual(['support']);
  await broken.remove();
});

it('takes a manifest from the developer who works on that remote, built or not', async () => {
  const developed = readDevelopedRemotes(
    'support=http://localhost:4003/remoteEntry.js,progress=http://localhost:4004/remoteEntry.js',
  );
  const { registry } = await readRemotes(site.root, developed, log);
  expect(registry.support?.manifest).toBe('http://localhost:4003/remoteEntry.js');
  expect(registry.progress).toEqual({
    manifest: 'http://localhost:4004/remoteEntry.js',
    version: 'development',
    routes: ['/progress-tracker'],
  });
});

it('refuses a developed remote that does not exist', async () => {
  const developed = readDevelopedRemotes('suport=http://localhost:4003/remoteEntry.js');
  await expect(readRemotes(site.root, developed, log)).rejects.toThrow('HAVEN_REMOTES names suport');
});

it.each(['support', 'support=', 'support=localhost:4003', 'support=http://'])(
  'refuses HAVEN_REMOTES=%s in one sentence',
  (text) => {
    expect(() => readDevelopedRemotes(text)).toThrow(ConfigError);
  },
);
