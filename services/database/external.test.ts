import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startDatabase } from './database.ts';

const options = { folder: '/proc/never-touched', say: () => undefined };

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('MONGODB_URL that answers is used, and left running', async () => {
  const url = inject('mongodbUri');
  const database = await startDatabase({ ...options, url });
  expect(database).toMatchObject({ kind: 'external', uri: url });
  await database.stop();
  const again = await startDatabase({ ...options, url });
  expect(again.kind).toBe('external');
});

test('MONGODB_URL that does not answer is told by its server alone', { timeout: 20_000 }, async () => {
  const port = await closedPort();
  const url = `mongodb://haven:hunter2@127.0.0.1:${port}/haven`;
  await expect(startDatabase({ ...options, url })).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: `No MongoDB answered at 127.0.0.1:${port} within 5 seconds: check MONGODB_URL and that the server runs.`,
  });
});

test.each([
  'http://haven:hunter2@localhost',
  'haven:hunter2@localhost',
  'mongodb://haven:hunter2@/haven',
  'mongodb://haven:hunter2@@localhost:27017',
  'mongodb://haven:hunter2@localhost/?tls=maybe',
  'mongodb://haven:hunter2@localhost/?colour=hunter2',
])('MONGODB_URL that is no address of a MongoDB is told without its password: %s', async (url) => {
  const refusal = await startDatabase({ ...options, url }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(/^MONGODB_URL is not the address of a MongoDB: [^\n]+\.$/),
  });
  expect(String(refusal)).not.toContain('hunter2');
});
