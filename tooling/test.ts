/**
 * `npm test`: everything that must hold before a change lands. Ends with a line that counts the tests of all runners.
 *
 * Steps: types, lint and import rules; unit and service tests; the build; browser tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './areas.ts';
import { ensureBrowser } from './browser.ts';
import { countPlaywright, countVitest, type TestCount } from './test-count.ts';

const reports = mkdtempSync(join(tmpdir(), 'haven-test-'));
let failedSteps = 0;

function step(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `— ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (status !== 0) failedSteps += 1;
  return status === 0;
}

function count(file: string, read: (report: unknown) => TestCount): TestCount {
  try {
    return read(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  } catch (error) {
    console.error(`The report ${file} could not be read: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const browser = ensureBrowser((line) => console.log(line));

step('Types, lint and import rules', 'npm', ['run', '--silent', 'check']);
step('Unit and service tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'vitest.json')}`,
]);
const counts = [count('vitest.json', countVitest)];
if (step('Build', 'turbo', ['run', 'build', '--output-logs=new-only'])) {
  step('Browser tests', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    ...(browser ? { CHROMIUM: browser } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
  });
  counts.push(count('playwright.json', countPlaywright));
}
rmSync(reports, { recursive: true });

const sum = (key: keyof TestCount) => counts.reduce((total, each) => total + each[key], 0);
const failed = sum('failed') + (failedSteps > 0 && sum('failed') === 0 ? failedSteps : 0);
const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${failed} failed${skipped}`);
process.exit(failedSteps > 0 || failed > 0 ? 1 : 0);
