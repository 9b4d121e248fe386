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
  /** A language model to write to people with; without one the built-in writer writes everything. */
  model?: ModelConfig;
  /** Origins of push services beyond the well-known ones, such as `https://push.example`. */
  pushServices?: string[];
};

export type ModelConfig = {
  /** Of an OpenAI-compatible server, such as https://api.openai.com/v1. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** Milliseconds for one try. */
  timeLimit: number;
};

export class ConfigError extends Error {}

const portSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535));

const defaultModelSeconds = 12;
const modelSecondsSchema = z.coerce.number().check(z.minimum(1), z.maximum(120));

/** AI_BASE_URL, AI_API_KEY, AI_MODEL and AI_TIMEOUT_SECONDS; undefined where no model is configured. */
function readModel(env: Record<string, string | undefined>): ModelConfig | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env;
  if (!baseUrl && !apiKey && !model) return undefined;
  if (!baseUrl || !/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new ConfigError(
      `AI_BASE_URL is "${baseUrl ?? ''}", but it must look like https://api.example.com/v1.`,
    );
  if (!model) throw new ConfigError('AI_MODEL is not set: name the model that is to answer.');
  const seconds = modelSecondsSchema.safeParse(env.AI_TIMEOUT_SECONDS ?? defaultModelSeconds);
  if (!seconds.success)
    throw new ConfigError(
      `AI_TIMEOUT_SECONDS is "${env.AI_TIMEOUT_SECONDS}", but it must be a number from 1 to 120.`,
    );
  return { baseUrl, model, timeLimit: seconds.data * 1000, ...(apiKey ? { apiKey } : {}) };
}

/** PUSH_SERVICES: origins with commas between them. */
function readPushServices(env: Record<string, string | undefined>): string[] | undefined {
  return env.PUSH_SERVICES?.split(',').map((text) => {
    const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
    if (address && /^https?:$/.test(address.protocol)) return address.origin;
    throw new ConfigError(
      `PUSH_SERVICES names "${text.trim()}", but each must look like https://push.example.`,
    );
  });
}

/**
 * @param env usually `process.env`: PORT, PUBLIC_URL, TRUST_PROXY (1 or true), LOG_LEVEL, AI_*, PUSH_SERVICES
 * @throws ConfigError with one sentence for the operator
 */
export function readConfig(env: Record<string, string | undefined>, defaultPort = 3000): Config {
  const port = portSchema.safeParse(env.PORT ?? defaultPort);
  if (!port.success) throw new ConfigError(`PORT is "${env.PORT}", but it must be a number from 1 to 65535.`);
  const address = env.PUBLIC_URL ?? `http://localhost:${port.data}`;
  // `haven.example:443` would pass as an address with the scheme `haven.example:`, and cookies would not be Secure.
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigError(`PUBLIC_URL is "${address}", but it must look like https://haven.example.`);
  const model = readModel(env);
  const pushServices = readPushServices(env);
  return {
    port: port.data,
    publicUrl: new URL(address),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    logLevel: env.LOG_LEVEL ?? 'warn',
    ...(model ? { model } : {}),
    ...(pushServices ? { pushServices } : {}),
  };
}
