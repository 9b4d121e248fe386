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

test('a model is used when its server and its name are given; a key only where there is one', () => {
  expect(readConfig({}).model).toBeUndefined();
  expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' }).model).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    model: 'small',
    timeLimit: 12_000,
  });
  expect(
    readConfig({
      AI_BASE_URL: 'https://a.example/v1',
      AI_MODEL: 'm',
      AI_API_KEY: 'k',
      AI_TIMEOUT_SECONDS: '5',
    }).model,
  ).toMatchObject({ apiKey: 'k', timeLimit: 5000 });
});

test.each([
  { AI_MODEL: 'small' },
  { AI_BASE_URL: 'http://localhost/v1' },
  { AI_API_KEY: 'k' },
  { AI_BASE_URL: 'localhost:11434', AI_MODEL: 'small' },
  { AI_BASE_URL: 'http://localhost/v1', AI_MODEL: 'small', AI_TIMEOUT_SECONDS: 'soon' },
  { AI_BASE_URL: 'http://localhost/v1', AI_MODEL: 'small', AI_TIMEOUT_SECONDS: '0' },
])('refuses half of a model, in one sentence: %j', (env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
});
