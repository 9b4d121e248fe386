import type { RemoteRoute } from '@haven/shared-ui/remote';
import { matchPath } from '@haven/shared-ui/router';
import { type ComponentType, useEffect, useState } from 'react';
import { loadArea } from './load-area.ts';

/** Milliseconds after which a person is told that it takes long, while the loading goes on. */
const longWait = 8_000;

export type AreaScreen =
  | { state: 'loading' }
  | { state: 'slow' }
  | { state: 'failed' }
  | { state: 'no-such-screen' }
  | { state: 'ready'; Screen: ComponentType; title: string };

async function findScreen(area: string, pathname: string): Promise<AreaScreen> {
  const remote = await loadArea(area);
  const route = remote.routes.find((each: RemoteRoute) => matchPath(each.path, pathname));
  if (!route) return { state: 'no-such-screen' };
  const { default: Screen } = await route.screen();
  return { state: 'ready', Screen, title: route.title };
}

/**
 * The screen of a remote for a path.
 *
 * @param attempt raised by Retry: another number loads again
 */
export function useAreaScreen(area: string, pathname: string, attempt: number): AreaScreen {
  const [screen, setScreen] = useState<AreaScreen>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt has to load again
  useEffect(() => {
    let wanted = true;
    const show = (next: AreaScreen) => {
      if (wanted) setScreen(next);
    };
    show({ state: 'loading' });
    const slow = setTimeout(() => show({ state: 'slow' }), longWait);
    findScreen(area, pathname)
      .catch((error: unknown): AreaScreen => {
        // biome-ignore lint/suspicious/noConsole: the operator finds the cause in the browser's log
        console.error(`The area "${area}" could not be loaded.`, error);
        return { state: 'failed' };
      })
      .then((next) => {
        clearTimeout(slow);
        show(next);
      });
    return () => {
      wanted = false;
      clearTimeout(slow);
    };
  }, [area, pathname, attempt]);
  return screen;
}
