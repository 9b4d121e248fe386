import type { EmotionalCategory, EmotionalStatus, SobrietyMilestone } from '@haven/progress/contract';
import type { Mood } from '@haven/shared-ui/device-store';
import { moodValue } from '../mood-value.ts';
import type { CounselorSummary } from './counselor-summary.ts';

/** The columns of the file, in order. */
export const columns = [
  'kind',
  'date',
  'title',
  'category',
  'description',
  'target',
  'mood',
  'moodValue',
  'moodOfTen',
  'gratitude',
  'strategies',
  'status',
  'progress',
  'current',
  'longest',
  'total',
  'money',
  'currency',
  'minutes',
  'notes',
] as const;
export type Column = (typeof columns)[number];

/** What the file says in the person's language. */
export type RowWords = {
  column: (column: Column) => string;
  kind: (kind: 'checkIn' | 'sobriety' | 'lapse' | 'goal' | 'checkpoint') => string;
  mood: (mood: Mood) => string;
  strategy: (strategy: string) => string;
  milestone: (milestone: SobrietyMilestone) => string;
  status: (status: EmotionalStatus) => string;
  category: (category: EmotionalCategory) => string;
};

type Cells = Partial<Record<Column, string | number | null>>;

const lined = (cells: Cells) => columns.map((column) => String(cells[column] ?? ''));

/** A summary as the rows of one file: a heading, and a row for each thing, its kind in the first column. */
export function summaryRows(summary: CounselorSummary, words: RowWords): string[][] {
  const rows: Cells[] = (summary.checkIns ?? []).map(({ day, mood, gratitude, strategies, notes }) => ({
    kind: words.kind('checkIn'),
    date: day,
    mood: mood && words.mood(mood),
    moodValue: mood && moodValue[mood],
    gratitude,
    strategies: strategies?.map(words.strategy).join('; ') ?? null,
    notes,
  }));
  for (const { milestone, days, saved, lapses } of summary.sobriety ?? []) {
    const title = words.milestone(milestone);
    rows.push({
      kind: words.kind('sobriety'),
      date: milestone.sobrietyDate,
      title,
      ...days,
      money: saved?.money?.amount ?? null,
      currency: saved?.money?.currency ?? null,
      minutes: saved?.minutes ?? null,
    });
    for (const { day, note } of lapses)
      rows.push({ kind: words.kind('lapse'), date: day, title, notes: note });
  }
  for (const { milestone, progress, checkpoints } of summary.emotional ?? []) {
    const { title, category, description, status, targetDate } = milestone;
    rows.push({
      kind: words.kind('goal'),
      title,
      category: words.category(category),
      description,
      target: targetDate ?? null,
      status: words.status(status),
      progress,
    });
    for (const { date, moodRating, note } of checkpoints) {
      rows.push({ kind: words.kind('checkpoint'), date, title, moodOfTen: moodRating, notes: note });
    }
  }
  return [columns.map(words.column), ...rows.map(lined)];
}
