import { defaultPreferences, type Preferences, preferences } from '@haven/shared-ui/device-store';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Tells the server in which theme to send the next page; it reads no other than `dark`. */
const themeCookie = 'haven-theme';

const year = 31_536_000;

function setCookie(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of old phones
  document.cookie = `${themeCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Shows the page as a person prefers it. Without dark mode there is no cookie: light is what everybody gets. */
export function applyAppearance({ darkMode, compactView }: Preferences, page: HTMLElement): void {
  page.dataset.theme = darkMode ? 'dark' : 'light';
  page.toggleAttribute('data-compact', compactView);
  if (darkMode) setCookie('dark', year);
  else if (document.cookie.includes(`${themeCookie}=`)) setCookie('', 0);
}

/** Keeps the page as the preferences say, at once, whichever tab or device changed them. */
export function useAppearance(): void {
  const [chosen = defaultPreferences] = useAtomValue(preferences.entries);
  useEffect(() => applyAppearance(chosen, document.documentElement), [chosen]);
}
