import { useEffect } from 'react';

/**
 * Sets the page's title, as `Daily Check-in · Haven`.
 *
 * @param title null while it is not known yet: the title then stays as it is
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title ? `${title} · Haven` : 'Haven';
  }, [title]);
}
