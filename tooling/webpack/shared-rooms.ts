/**
 * What shell and remotes share in the browser. The host provides everything; a remote brings none of it
 * (`import: false`), which keeps a remote to its own code.
 *
 * A shared package is not tree-shaken, so only what holds state, or is used by nearly every screen, is shared:
 * react-router comes as the slim `@haven/shared-ui/router`, i18next and react-i18next within
 * `@haven/shared-ui/language`, radix within the rooms that need it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../areas.ts';

type Shared = {
  singleton: true;
  eager: boolean;
  version: string;
  requiredVersion: string | false;
  import?: false;
};

/** In the shell's first file: needed before anything can be shown. */
const firstPage = ['react', 'react-dom', 'react/jsx-runtime', 'jotai', 'styled-components'];

/** Rooms of shared-ui that the first page needs, or that hold state and must exist once. */
const firstPageRooms = [
  'api-client',
  'badge',
  'button',
  'card',
  'common',
  'crisis-lines',
  'device-store',
  'language',
  'layout',
  'now',
  'person',
  'progress',
  'remote',
  'router',
  'scene',
  'states',
  'theme',
  'toast',
];

/** Rooms that arrive when a screen asks for them. The shell names each in `late-rooms.ts`, so that it provides them. */
const lateRooms = [
  'answer-stream',
  'danger',
  'dialog',
  'field',
  'help-first',
  'menu',
  'mood-faces',
  'outbox',
  'reminder-permission',
  'select',
  'signpost',
  'slider',
  'switch',
  'tabs',
];

function installedVersion(request: string): string {
  const name = request.replace('/jsx-runtime', '');
  const parsed: unknown = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'version' in parsed &&
    typeof parsed.version === 'string'
  ) {
    return parsed.version;
  }
  throw new Error(`${name} has no version`);
}

/** Raised when a room of shared-ui changes in a way that an older remote could not bear. */
const sharedUiVersion = '1.0.0';

/**
 * The `shared` option of the federation plugin.
 *
 * @param side the host provides, a remote only consumes
 */
export function sharedRooms(side: 'host' | 'remote'): Record<string, Shared> {
  const provide = side === 'host' ? {} : ({ import: false } as const);
  const entry = (version: string, requiredVersion: string | false, eager: boolean): Shared => ({
    singleton: true,
    eager: side === 'host' && eager,
    version,
    requiredVersion,
    ...provide,
  });
  const libraries = firstPage.map((name) => {
    const version = installedVersion(name);
    return [name, entry(version, `^${version}`, true)] as const;
  });
  const room = (name: string, eager: boolean) =>
    [`@haven/shared-ui/${name}`, entry(sharedUiVersion, `^${sharedUiVersion}`, eager)] as const;
  const query = installedVersion('@tanstack/react-query');
  return Object.fromEntries([
    ...libraries,
    ['@tanstack/react-query', entry(query, `^${query}`, false)] as const,
    ...firstPageRooms.map((name) => room(name, true)),
    ...lateRooms.map((name) => room(name, false)),
  ]);
}
