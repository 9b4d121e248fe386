import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HavenError } from './errors.ts';

// The mini build of zod, which is shared with the browser, brings no words of its own: without this every message
// would be 'Invalid input'.
z.config(z.locales.en());

/** Bytes; what a call may send unless it says otherwise. */
const defaultLimit = 64 * 1024;

/**
 * The body of a request, checked against its schema. Bad input is a clear error and changes nothing.
 *
 * @param schema what the call takes
 * @param limit bytes
 * @throws 415 `not-json`, 413 `too-large`, 400 `cut-off` or `broken-json`, 422 `invalid` with the issues
 */
export async function jsonBody<T>(c: Context, schema: z.ZodMiniType<T>, limit = defaultLimit): Promise<T> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new HavenError(415, 'not-json', 'This call takes JSON.');
  const parsed = z.safeParse(schema, parse(await textWithin(c.req.raw, limit)));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const first = issues[0];
  const message = first ? `${first.path ? `${first.path}: ` : ''}${first.message}` : 'This does not fit.';
  throw new HavenError(422, 'invalid', message, { issues });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HavenError(400, 'broken-json', 'The JSON of this call could not be read.');
  }
}

/** Reads at most `limit` bytes, whatever the Content-Length says. */
async function textWithin(request: Request, limit: number): Promise<string> {
  const tooLarge = new HavenError(413, 'too-large', `This is more than ${Math.floor(limit / 1024)} kB.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // A caller who hangs up half-way is no fault of ours, and must not be able to fill the log.
    throw error === tooLarge ? error : new HavenError(400, 'cut-off', 'This call ended before it was whole.');
  }
  return Buffer.concat(chunks).toString('utf8');
}
