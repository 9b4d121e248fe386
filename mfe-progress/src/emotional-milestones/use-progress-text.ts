import { formatNumber, useTexts } from '@haven/shared-ui/language';

/** A progress of 0 to 100 in words: '40%', and '40 %' where a language sets it apart. */
export function useProgressText(): (progress: number) => string {
  useTexts('progress'); // Renders again when the language changes.
  return (progress) => formatNumber(progress / 100, { style: 'percent' });
}
