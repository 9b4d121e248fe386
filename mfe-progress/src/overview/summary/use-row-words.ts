import { useTexts } from '@haven/shared-ui/language';
import { milestoneTitle } from '../../sobriety-tracking/milestone-title.ts';
import { useStrategyName } from '../use-strategy-name.ts';
import type { RowWords } from './summary-rows.ts';

/** What the file says, in the language that is on. */
export function useRowWords(): RowWords {
  const t = useTexts('progress');
  const common = useTexts('common');
  return {
    column: (column) => t(`overview.summary.columns.${column}`),
    kind: (kind) => t(`overview.summary.kinds.${kind}`),
    mood: (mood) => common(`moods.${mood}`),
    strategy: useStrategyName(),
    milestone: (milestone) => milestoneTitle(t, milestone),
    category: (category) => t(`emotional.categories.${category}`),
    status: (status) => t(`emotional.statuses.${status}`),
  };
}
