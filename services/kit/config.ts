import * as z from 'zod/mini';

/** What an operator may set, read from the environment once at start. */
export type Config = {
  /** Where Haven listens. */
  port: number;
  /** The address that people type; decides the allowed Origin and whether cookies are Secure. */
  publicUrl: URL;
  /** True when a reverse proxy of the operator stands in front, whose `X-Forwarded-For` can be believed. */
  trustProxy: boolean;
  logLevel: string;
};

export class ConfigError extends Error {}

const portSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535));

/**
 * @param env usually `process.env`: PORT, PUBLIC_URL, TRUST_PROXY (1 or true), LOG_LEVEL
 * @throws ConfigError with one sentence for the operator
 */
export function readConfig(env: Record<string, string | undefined>, defaultPort = 3000): Config {
  const port = portSchema.safeParse(env.PORT ?? defaultPort);
  if (!port.success) throw new ConfigError(`PORT is "${env.PORT}", but it must be a number from 1 to 65535.`);
  const address = env.PUBLIC_URL ?? `http://localhost:${port.data}`;
  // `haven.example:443` would pass as an address with the scheme `haven.example:`, and cookies would not be Secure.
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigError(`PUBLIC_URL is "${address}", but it must look like https://haven.example.`);
  return {
    port: port.data,
    publicUrl: new URL(address),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    logLevel: env.LOG_LEVEL ?? 'warn',
  };
}
