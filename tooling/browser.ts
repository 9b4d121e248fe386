/**
 * Finds a Chromium for the browser tests: one that is installed, else Debian's package where this is root and apt is
 * there, else the one that Playwright brings.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of an installed Chromium or Chrome, or undefined. `CHROMIUM` names one. */
export function installedBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, macChrome].find(isRunnable);
}

/**
 * A browser for the tests, installed if there is none.
 *
 * @param say tells the person what is being installed
 * @returns its path, or undefined for the one that Playwright brings
 * @throws when none could be installed
 */
export function ensureBrowser(say: (line: string) => void): string | undefined {
  const found = installedBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('No Chromium here: installing the Debian package "chromium" with apt.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return installedBrowser();
  }
  say("No Chromium here: installing Playwright's own.");
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}

/**
 * Features that a test's browser does without.
 *
 * The first two are menus of the address bar: Chromium loads each into a page of its own, in a process of its own, for
 * every window, which costs a test as much as loading Haven. The rest is what Playwright itself switches off: of two lists
 * Chromium hears the last alone, so this one holds both.
 */
const unwantedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Arguments that keep a test's browser to itself: no calls to anyone, no sandbox where root has none. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwantedFeatures.join(',')}`,
];
