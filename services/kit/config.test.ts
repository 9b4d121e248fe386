import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('what nobody sets has a default that works on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    publicUrl: new URL('http://localhost:3000'),
    trustProxy: false,
    logLevel: 'warn',
  });
});

test.each(['haven.example', 'haven.example:443', 'javascript:alert(1)', 'ftp://haven.example', '', '/haven'])(
  'refuses %j for an address that people type, in one sentence',
  (address) => {
    const read = () => readConfig({ PUBLIC_URL: address });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^PUBLIC_URL is .*\.$/);
  },
);

test.each(['0', '65536', '80.5', 'http', ''])('refuses %j for a port', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow(ConfigError);
});
