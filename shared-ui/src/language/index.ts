export { currentLocale, formatDate, formatDay, formatNumber } from './format.ts';
export {
  addTexts,
  changeLanguage,
  currentLanguage,
  isLanguage,
  type Language,
  languageChangedEvent,
  languageKey,
  languages,
  preferredLanguage,
  startLanguage,
  type TextLoaders,
  texts,
} from './language.ts';
export { useTexts } from './use-texts.ts';
