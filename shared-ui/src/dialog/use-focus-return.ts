import { useRef } from 'react';

/**
 * Brings the focus back to where it was when a dialog closes. Radix does so for a trigger of its own; Haven's dialogs
 * are opened by state, from anywhere.
 *
 * @returns handlers for the dialog's content: `remember` as it opens, `giveBack` for `onCloseAutoFocus`
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      const element = opener.current;
      // What opened it may be gone, as a deleted card is, or be the page itself: the screen then decides.
      if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return;
      event.preventDefault();
      element.focus();
    },
  };
}
