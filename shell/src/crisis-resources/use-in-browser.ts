import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page is rendered to HTML, where no person's device is at hand. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
