import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clientAddress, limitedAddress } from './client-address.ts';
import { serviceApp } from './service-app.ts';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
});
afterAll(() => context.end());

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::7:1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is limited as %s', (address, limited) => {
  expect(limitedAddress(address)).toBe(limited);
});

test.each([
  ['198.51.100.7:40112', '198.51.100.7'],
  ['[2001:db8:1:2::9]:40112', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['', 'unknown'],
])('a proxy that says %s means %s', async (hop, known) => {
  const app = serviceApp({ ...context, config: { ...context.config, trustProxy: true } });
  app.get('/', (c) => c.text(clientAddress(c)));
  const answer = await app.request('/', { headers: { 'x-forwarded-for': `203.0.113.9, ${hop}` } });
  expect(await answer.text()).toBe(known);
});

test.each([
  [true, '198.51.100.7'],
  [false, 'unknown'],
])(
  "with a proxy of the operator: %s, what the client claims to be isn't believed",
  async (trustProxy, known) => {
    const app = serviceApp({ ...context, config: { ...context.config, trustProxy } });
    app.get('/', (c) => c.text(clientAddress(c)));
    const answer = await app.request('/', { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } });
    expect(await answer.text()).toBe(known);
  },
);
