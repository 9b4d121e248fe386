import * as z from 'zod/mini';
import { currentLanguage } from '../language/index.ts';
import { ApiError } from './api-error.ts';

export { ApiError } from './api-error.ts';
export { asSomebody } from './as-somebody.ts';
export { errorText } from './error-text.ts';

const errorBodySchema = z.object({ message: z.string(), code: z.string() });

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const parsed = z.safeParse(errorBodySchema, parseOrUndefined(text));
  if (parsed.success) return new ApiError(response.status, parsed.data.message, parsed.data.code, retryAfter);
  return new ApiError(response.status, text || response.statusText, undefined, retryAfter);
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call<T>(method: Method, path: string, schema: z.ZodMiniType<T>, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': currentLanguage() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await errorOf(response);
  return z.parse(schema, response.status === 204 ? undefined : await response.json());
}

/**
 * Calls to Haven's services: JSON, with cookies, each answer checked against its schema (spec section 7).
 *
 * @throws ApiError for a non-OK answer; TypeError when the network is gone; a zod error for an answer of another shape
 * @example await api.get('/api/progress/sobriety-milestones', sobrietyMilestonesSchema)
 */
export const api = {
  get: <T>(path: string, schema: z.ZodMiniType<T>) => call('GET', path, schema),
  post: <T>(path: string, body: unknown, schema: z.ZodMiniType<T>) => call('POST', path, schema, body),
  patch: <T>(path: string, body: unknown, schema: z.ZodMiniType<T>) => call('PATCH', path, schema, body),
  /** @param schema for a call that answers with what is left; most answer with nothing */
  delete: (path: string, schema: z.ZodMiniType<unknown> = z.undefined()) => call('DELETE', path, schema),
};
