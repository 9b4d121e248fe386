import i18next, { type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';
import { localeOf, numberFormat } from './locale.ts';

export { type Language, languages } from './languages.ts';

/** Where the chosen language is stored (spec section 3). */
export const languageKey = 'selectedLanguage';

/** Tells the rest of the page that the language changed (spec section 4); `detail` is the new language. */
export const languageChangedEvent = 'language-changed';

/** Texts of one area, by language; loaded with the area. */
export type TextLoaders = Record<Language, () => Promise<{ default: object }>>;

const namespaces = new Map<string, TextLoaders>();

/** The one i18next instance; shell and remotes share it. */
export const texts: i18n = i18next;

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es';

/** The language that is on now. */
export const currentLanguage = (): Language => (isLanguage(texts.language) ? texts.language : 'en');

/**
 * Which language to begin with: the stored choice, else Spanish when the device prefers it, else English.
 */
export function preferredLanguage(stored: string | null, deviceLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const known = deviceLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'en';
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null; // Storage is switched off: the device's language serves.
  }
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** Writes the `{{count}}` of every text as numbers are written where the person lives; the texts name no other format. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, options) =>
    options?.interpolationkey === 'count' && typeof value === 'number'
      ? numberFormat(localeOf(currentLanguage(), navigator.languages), {}).format(value)
      : value,
};

/** Starts i18next in the language the person chose; call once, before the first render. */
export async function startLanguage(): Promise<void> {
  const language = preferredLanguage(readChoice(), navigator.languages);
  await texts
    .use(initReactI18next)
    .use(counts)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [],
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false, bindI18nStore: 'added' },
      returnNull: false,
    });
  showLanguage(language);
}

async function loadTexts(namespace: string, language: Language): Promise<void> {
  const loaders = namespaces.get(namespace);
  if (!loaders || texts.hasResourceBundle(language, namespace)) return;
  const loaded = await loaders[language]();
  texts.addResourceBundle(language, namespace, loaded.default);
}

/** Makes the texts of an area known, and loads them in the language that is on. Safe to repeat. */
export async function addTexts(namespace: string, loaders: TextLoaders): Promise<void> {
  namespaces.set(namespace, loaders);
  await loadTexts(namespace, currentLanguage());
}

/**
 * Changes the language: loads the texts of all areas in use, stores the choice, and announces it.
 * The cookie lets the server send the page in that language next time.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...namespaces.keys()].map((namespace) => loadTexts(namespace, language)));
  await texts.changeLanguage(language);
  showLanguage(language);
  rememberLanguage(language);
  window.dispatchEvent(new CustomEvent<Language>(languageChangedEvent, { detail: language }));
}

function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of old phones
  document.cookie = `haven-language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch (error) {
    reportStorageFailure(error);
  }
}

function reportStorageFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec has storage failures logged, and a browser has no other log
  console.warn('The language could not be stored on this device.', error);
}
