/** The last step of the shell's build: renders the pages to HTML with the names that the browser's build produced. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = import.meta.dirname;
const { scripts } = JSON.parse(readFileSync(join(folder, 'dist/shell.json'), 'utf8'));
const { renderPages } = createRequire(import.meta.url)('./dist-pages/pages.cjs');

// The fonts, which only pages name.
cpSync(join(folder, 'dist-pages/assets'), join(folder, 'dist/assets'), { recursive: true });
cpSync(join(folder, 'public'), join(folder, 'dist/root'), { recursive: true });

const pagesFolder = join(folder, 'dist/pages');
mkdirSync(pagesFolder, { recursive: true });
for (const { file, html } of await renderPages(scripts)) writeFileSync(join(pagesFolder, file), html);
rmSync(join(folder, 'dist-pages'), { recursive: true });
