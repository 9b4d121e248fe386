import { testContext } from '@haven/kit/testing';
import { describe, expect, inject, it } from 'vitest';
import { divideServices, knownServices } from './services.ts';

describe.each(knownServices)('$name', ({ name, variable, paths, livePath, create }) => {
  it('answers the same paths in this process as behind the door', async () => {
    const context = await testContext(inject('mongodbUri'));
    const service = await create(context);
    expect([service.name, [...service.paths].sort(), service.live?.path]).toEqual([
      name,
      [...paths].sort(),
      livePath,
    ]);
    await context.end();
  });

  it(`runs elsewhere where ${variable} says so`, () => {
    const { here, elsewhere } = divideServices({ [variable]: 'http://10.0.0.7:4000' });
    expect(elsewhere).toEqual([{ name, paths, livePath, address: new URL('http://10.0.0.7:4000') }]);
    expect(here).toHaveLength(knownServices.length - 1);
  });
});

it.each(['localhost:4000', 'https://support.example', 'http://host:4000/support', 'support'])(
  'refuses SUPPORT_URL=%s in one sentence',
  (address) => {
    expect(() => divideServices({ SUPPORT_URL: address })).toThrow(`SUPPORT_URL is "${address}"`);
  },
);
