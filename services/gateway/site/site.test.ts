import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../fixtures/ask.ts';
import { type BuiltSite, builtSite, mainScript } from '../fixtures/built-site.ts';
import { type OpenGateway, openGateway } from '../fixtures/open-gateway.ts';

const script = '/assets/main.0123456789.js';
let site: BuiltSite;
let door: OpenGateway;
const get = (path: string, headers: Record<string, string> = {}) => ask(door.url, path, { headers });

beforeAll(async () => {
  site = await builtSite();
  door = await openGateway(inject('mongodbUri'), { root: site.root });
});
afterAll(async () => {
  await door.end();
  await site.remove();
});

describe('files', () => {
  it('are sent in the best encoding that the browser takes', async () => {
    const brotli = await get(script, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(mainScript);

    const gzip = await get(script, { 'accept-encoding': 'gzip, br;q=0.1' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(mainScript);

    const plain = await get(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(mainScript);
    for (const { headers } of [brotli, gzip, plain]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it('with a hash in their name are kept for a year', async () => {
    for (const path of [script, '/remotes/support/abc123/mf-manifest.json']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('with a name of their own are asked for again, and not sent again', async () => {
    const first = await get('/robots.txt');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-type']).toBe('text/plain; charset=utf-8');
    const again = await get('/robots.txt', { 'if-none-match': `"other", ${first.headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect((await get('/robots.txt', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    const answer = await ask(door.url, script, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(mainScript.length));
    expect(answer.bytes).toHaveLength(0);
  });

  it('cannot be written to', async () => {
    const answer = await ask(door.url, script, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it.each(['/remotes/support/old/mf-manifest.json', '/remotes/', '/assets/main.js', '/assets'])(
    'that do not exist are a 404 in JSON, never a page: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ code: 'not-found' });
    },
  );

  it.each([
    '/assets/../../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('outside of the built folders are out of reach: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('outside');
  });

  it('of the build that are not for people are not served', async () => {
    expect((await get('/shell.json')).status).toBe(404);
    expect((await get('/pages/app.en.html')).text).toContain('Welcome');
    expect((await get(`${script}.br`)).status).toBe(404);
  });
});

describe('pages', () => {
  it('carry a new nonce each time, the same in the page and in its policy', async () => {
    const [one, two] = [await get('/about'), await get('/about')];
    const nonces = [one, two].map(({ headers, text }) => {
      const nonce = /nonce="([\w-]{20,})"/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('come in the language of the address, the cookie or the browser', async () => {
    expect((await get('/?lang=es')).text).toContain('Te damos la bienvenida');
    expect((await get('/', { cookie: 'a=b; haven-language=es' })).text).toContain('Te damos la bienvenida');
    const spoken = await get('/', { 'accept-language': 'es-MX,es;q=0.9' });
    expect(spoken.headers['content-language']).toBe('es');
    expect(spoken.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect((await get('/')).text).toContain('Welcome');
  });

  it('come in the colours that the person chose', async () => {
    expect((await get('/', { cookie: 'haven-theme=dark' })).text).toContain('<html class="dark"');
    expect((await get('/', { cookie: 'haven-theme=%22%3E%3Cscript%3E' })).text).toContain(
      '<html class="light"',
    );
  });

  it('are compressed for who can read that', async () => {
    const brotli = await get('/crisis-resources', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toContain('Call 988');
    const gzip = await get('/crisis-resources', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toContain('Call 988');
    expect((await get('/crisis-resources')).headers['content-encoding']).toBeUndefined();
  });

  it('hold the registry, and name the manifest that the address will need', async () => {
    const chat = await get('/chat');
    const registry = /id="registry">(.*?)<\/script>/.exec(chat.text)?.[1] ?? '';
    expect(JSON.parse(registry)).toEqual((await get('/remotes.json')).json);
    expect(chat.text).toContain(
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/remotes/support/abc123/mf-manifest.json">',
    );
    expect((await get('/about')).text).not.toContain('rel="preload"');
  });

  it('have a page of their own where help must not wait for a script', async () => {
    expect((await get('/crisis-resources')).text).toContain('Call 988');
    expect((await get('/crisis-resources?lang=es')).text).toContain('Llama al 988');
  });

  it.each(['/chat', '/Chat', '/chat/', '/about?from=mail', '/'])('are found at %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each(['/nowhere', '/chat/nowhere', '/progress-tracker', '/wp-login.php'])(
    'are the app with status 404 at %s, so that it can say so',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('Welcome');
    },
  );

  it('are asked for again each time, and cannot be posted to', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    const posted = await ask(door.url, '/about', { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(posted.json).toMatchObject({ code: 'not-allowed' });
  });

  it('say that they are not built, where they are not', async () => {
    const bare = await openGateway(inject('mongodbUri'));
    const answer = await ask(bare.url, '/');
    expect(answer.status).toBe(503);
    expect(answer.json).toMatchObject({ code: 'not-built' });
    await bare.end();
  });
});

describe('the background worker', () => {
  const releaseIn = (text: string) =>
    JSON.parse(/^self\.HAVEN_RELEASE = (.*);\n/.exec(text)?.[1] ?? 'null') as unknown;

  it('is told what its release consists of', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.text).toContain('addEventListener("install"');
    const page = await get('/');
    expect(releaseIn(worker.text)).toEqual({
      id: /data-release="([^"]+)"/.exec(page.text)?.[1],
      files: [
        '/remotes/support/abc123/mf-manifest.json',
        '/remotes/support/abc123/remoteEntry.0123456789.js',
        '/assets/main.0123456789.js',
      ],
      pages: ['/crisis-resources', '/'],
    });
  });

  it('changes with any byte of any file, and with nothing else', async () => {
    const workerOf = async () => {
      const again = await openGateway(inject('mongodbUri'), { root: changed.root });
      const { text } = await ask(again.url, '/sw.js');
      await again.end();
      return text;
    };
    const changed = await builtSite();
    const before = await workerOf();
    expect(await workerOf()).toBe(before);
    await changed.write('mfe-support/dist/mf-manifest.json', '{"id":"haven_support","v":2}');
    expect(await workerOf()).not.toBe(before);
    await changed.remove();
  });
});

it("lets a developer's remote into the registry and the policy", async () => {
  const developed = await openGateway(inject('mongodbUri'), {
    root: site.root,
    developedRemotes: new Map([['support', new URL('http://localhost:4003/remoteEntry.js')]]),
  });
  const page = await ask(developed.url, '/chat');
  expect(page.headers['content-security-policy']).toContain("script-src 'self' http://localhost:4003;");
  expect(page.text).toContain('http://localhost:4003/remoteEntry.js');
  expect(page.text).not.toContain('rel="preload"');
  await developed.end();
});
