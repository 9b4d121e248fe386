import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import withoutExamples from './without-examples.ts';

const room = new URL('./', import.meta.url);
/** The folders that `assess.ts` reads. */
const folders = ['likeness/', 'likeness/lexicon/', 'reading/', 'rules/', 'vocabulary/', 'weighing/'];

/** Without the examples of rules and the comments, which the build leaves out. */
const bare = (code: string): string =>
  withoutExamples(stripTypeScriptTypes(code))
    .replace(/^\s*\/\*\*?[\s\S]*?\*\//gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s+/gm, '');

/** What a browser fetches to assess, in bytes under brotli: all code, rules, lists and the model, without minifying. */
export function weight(): number {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, room))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}${name}`),
  );
  const code = ['assess.ts', ...files].map((file) => bare(readFileSync(new URL(file, room), 'utf8')));
  return brotliCompressSync(Buffer.from(code.join('\n'))).length;
}
