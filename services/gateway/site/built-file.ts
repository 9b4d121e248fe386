import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { RawHeaders } from '../security-headers.ts';
import { chooseEncoding, type Encoding } from './content-negotiation.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** For files that keep their name: kept, but asked for again each time (and answered 304). */
export const revalidated = 'no-cache';

/** A file's bytes as the build left them. */
export type FileBytes = Partial<Record<Exclude<Encoding, 'identity'>, Buffer>> & { identity: Buffer };

type Variant = { body: Buffer; headers: RawHeaders };

/** A file in memory, ready to be sent: everything that does not depend on the request is made at start. */
export type BuiltFile = {
  etag: string;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  notModified: RawHeaders;
};

/** A short digest that names content. */
export const digestOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 20);

/**
 * @param name decides the content type by its ending
 * @param cacheControl `immutable` or `revalidated`
 */
export function builtFile(
  name: string,
  bytes: FileBytes,
  cacheControl: string,
  security: RawHeaders,
): BuiltFile {
  // Weak, since the same tag stands for the file in each of its encodings.
  const etag = `W/"${digestOf(bytes.identity)}"`;
  const always = [...security, 'cache-control', cacheControl, 'etag', etag, 'vary', 'Accept-Encoding'];
  const type = contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
  const variant = (body: Buffer, encoding: Encoding): Variant => ({
    body,
    headers: [
      ...always,
      ...['content-type', type, 'content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  });
  return {
    etag,
    variants: {
      identity: variant(bytes.identity, 'identity'),
      ...(bytes.br && { br: variant(bytes.br, 'br') }),
      ...(bytes.gzip && { gzip: variant(bytes.gzip, 'gzip') }),
    },
    notModified: always,
  };
}

/** Sends a file to a GET or HEAD: 200 in the best encoding, or 304. */
export function answerFile(
  file: BuiltFile,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  if (known !== undefined && matches(known, file.etag)) {
    response.writeHead(304, [...file.notModified, 'x-request-id', requestId]).end();
    return;
  }
  const encoding = chooseEncoding(accepted, (each) => file.variants[each] !== undefined);
  const { body, headers } = file.variants[encoding] ?? file.variants.identity;
  response.writeHead(200, [...headers, 'x-request-id', requestId]);
  response.end(body);
}

/** Compares as RFC 9110 asks for If-None-Match: weakly. */
function matches(known: string, etag: string): boolean {
  const opaque = etag.slice(2);
  return known === '*' || known.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque);
}

/**
 * Reads a folder of built files; `x.br` and `x.gz` become encodings of `x`.
 *
 * @returns path below the folder, with forward slashes, to its bytes; empty when there is no such folder
 */
export async function readBuiltFolder(folder: string): Promise<Map<string, FileBytes>> {
  const raw = new Map<string, Buffer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(onlyMissing);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    raw.set(relative(folder, path).split(sep).join('/'), await readFile(path));
  }
  const files = new Map<string, FileBytes>();
  for (const [name, identity] of raw) {
    if (/\.(br|gz)$/.test(name) && raw.has(name.replace(/\.(br|gz)$/, ''))) continue;
    const [br, gzip] = [raw.get(`${name}.br`), raw.get(`${name}.gz`)];
    files.set(name, { identity, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

function onlyMissing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
