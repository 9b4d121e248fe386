import { currentLanguage, useTexts } from '../language/index.ts';
import english from './locales/en.json';
import spanish from './locales/es.json';

/** The words of help. They come with the code, both languages, since nothing may have to be fetched before them. */
export function useHelpWords(): typeof english {
  useTexts('common'); // Renders again when the language changes.
  return currentLanguage() === 'es' ? spanish : english;
}
