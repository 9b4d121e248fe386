import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { commonTexts } from '../common/index.ts';
import {
  addTexts,
  changeLanguage,
  texts as i18n,
  type Language,
  startLanguage,
  type TextLoaders,
} from '../language/index.ts';
import { BrowserRouter } from '../router/index.ts';

/** As identity hints at a guest's session, so that a call that needs one is made without asking for one first. */
function hintAtSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store
  document.cookie = 'haven-guest=1';
}

/**
 * Renders a screen in a test as the shell would: with a router, the common texts and the area's own, for somebody who
 * has a session. It is taken away when the test ends.
 *
 * @param texts by namespace, such as `{ wellbeing: remote.texts }`
 * @example await showScreen(<CheckIn />, { wellbeing: remote.texts }, 'es')
 */
export async function showScreen(
  screen: ReactElement,
  texts: Record<string, TextLoaders>,
  language: Language = 'en',
): Promise<RenderResult> {
  if (!i18n.isInitialized) await startLanguage();
  await addTexts('common', commonTexts);
  for (const [namespace, loaders] of Object.entries(texts)) await addTexts(namespace, loaders);
  await changeLanguage(language);
  hintAtSession();
  onTestFinished(cleanup);
  return render(<BrowserRouter>{screen}</BrowserRouter>);
}
