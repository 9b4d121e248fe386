import { formatNumber, useTexts } from '@haven/shared-ui/language';
import { nearestMood } from './mood-value.ts';

/** A number with one place behind the comma, as the language writes it. */
export const oneDecimal = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Says a mean mood in words: 'Good (3.1 of 4)'. */
export function useMeanWords(): (mean: number) => string {
  const t = useTexts('progress');
  const common = useTexts('common');
  return (mean) =>
    t('overview.mean', { mood: common(`moods.${nearestMood(mean)}`), value: oneDecimal(mean) });
}
