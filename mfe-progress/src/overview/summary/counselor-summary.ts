/** What a summary for a counselor says, from what the person chose to have in it. */
import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { soberDays } from '@haven/progress/sober-days';
import type { CheckIn, Mood } from '@haven/shared-ui/device-store';
import { shownProgress } from '../../emotional-milestones/emotional-status.ts';
import { savedIn } from '../../sobriety-tracking/saved.ts';
import { dayBefore, dayNumber } from '../calendar-day.ts';
import { moodCounts } from '../mood-series.ts';
import { MoodSum } from '../mood-value.ts';
import { type StrategyPair, strategyPairs } from '../strategy-days.ts';
import { personDay, type ToldDay, toldDays } from '../told-days.ts';

export const summaryRanges = ['30', '90', '365', 'all'] as const;
export type SummaryRange = (typeof summaryRanges)[number];

export const summaryParts = ['mood', 'gratitude', 'strategies', 'sobriety', 'emotional', 'notes'] as const;
export type SummaryPart = (typeof summaryParts)[number];

/** All but the notes, which a person may have written for themselves alone. */
export const defaultParts: readonly SummaryPart[] = summaryParts.filter((part) => part !== 'notes');

export type SummarySource = {
  checkIns: readonly CheckIn[];
  sobriety: readonly SobrietyMilestone[];
  /** Those that may be shown: without the private ones in private mode. */
  emotional: readonly EmotionalMilestone[];
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  /** False: no number of streak days, as on the screens. */
  showProgress: boolean;
};

/** A check-in with what was chosen of it; null for what was not. */
export type SummaryCheckIn = {
  day: string;
  mood: Mood | null;
  gratitude: string | null;
  strategies: readonly string[] | null;
  notes: string | null;
};

export type MoodPeriod = { from: string; to: string; days: number; mean: number };

export type SummaryMilestone = {
  milestone: SobrietyMilestone;
  /** null where such numbers are hidden. */
  days: { current: number; longest: number; total: number } | null;
  /** What all sober days saved, where the person has it added up; null where the days are. */
  saved: ReturnType<typeof savedIn> | null;
  /** Lapses in the range, in order; note is null where notes were not chosen. */
  lapses: { day: string; note: string | null }[];
};

export type SummaryGoal = {
  milestone: EmotionalMilestone;
  /** null where progress is hidden. */
  progress: number | null;
  /** Checkpoints in the range, in order. */
  checkpoints: { date: string; moodRating: number; note: string | null }[];
};

/** Parts that were not chosen are null. */
export type CounselorSummary = {
  from: string;
  to: string;
  mood: {
    counts: Record<Mood, number>;
    days: number;
    mean: number;
    unit: 'week' | 'month';
    periods: MoodPeriod[];
  } | null;
  checkIns: SummaryCheckIn[] | null;
  strategies: { strategy: string; days: number; pair: StrategyPair | null }[] | null;
  sobriety: SummaryMilestone[] | null;
  emotional: SummaryGoal[] | null;
};

/** The first day of a summary: for everything, the day of the first thing that was told. */
function firstDay({ checkIns, sobriety, emotional, today }: SummarySource, range: SummaryRange): string {
  if (range !== 'all') return dayBefore(today, Number(range) - 1);
  let first = today;
  for (const checkIn of checkIns) {
    const day = personDay(checkIn);
    if (day < first) first = day;
  }
  for (const { sobrietyDate } of sobriety) if (sobrietyDate < first) first = sobrietyDate;
  for (const { checkpoints } of emotional) for (const { date } of checkpoints) if (date < first) first = date;
  return first;
}

/** Means of weeks counted back from the last day, or of calendar months where weeks would be a long list. */
function periodsOf(
  days: readonly ToldDay[],
  first: string,
  today: string,
  unit: 'week' | 'month',
): MoodPeriod[] {
  const sums = new Map<string, { from: string; to: string; sum: MoodSum }>();
  for (const { day, mood } of days) {
    const week = Math.floor((dayNumber(today) - dayNumber(day)) / 7);
    const key = unit === 'month' ? day.slice(0, 7) : String(week);
    const weekBegan = dayBefore(today, week * 7 + 6);
    const period = sums.get(key) ?? {
      from: unit === 'month' ? day : weekBegan < first ? first : weekBegan,
      to: dayBefore(today, week * 7),
      sum: new MoodSum(),
    };
    if (unit === 'month') period.to = day;
    period.sum.add(mood);
    sums.set(key, period);
  }
  return [...sums.values()].map(({ from, to, sum }) => ({ from, to, days: sum.days, mean: sum.mean }));
}

function moodOf(
  days: readonly ToldDay[],
  first: string,
  today: string,
  unit: 'week' | 'month',
): CounselorSummary['mood'] {
  const sum = new MoodSum();
  for (const { mood } of days) sum.add(mood);
  return {
    counts: moodCounts(days),
    days: days.length,
    mean: sum.mean,
    unit,
    periods: periodsOf(days, first, today, unit),
  };
}

function strategiesOf(days: readonly ToldDay[]): CounselorSummary['strategies'] {
  const used = new Map<string, number>();
  for (const { strategies } of days) {
    for (const strategy of strategies) used.set(strategy, (used.get(strategy) ?? 0) + 1);
  }
  const pairs = new Map(strategyPairs(days)?.map((pair) => [pair.strategy, pair]));
  return [...used]
    .sort(([one, few], [other, many]) => many - few || one.localeCompare(other))
    .map(([strategy, count]) => ({ strategy, days: count, pair: pairs.get(strategy) ?? null }));
}

/**
 * Puts a summary together.
 *
 * @param parts what is in it; a part that is not chosen leaves nothing of itself anywhere
 */
export function counselorSummary(
  source: SummarySource,
  range: SummaryRange,
  parts: readonly SummaryPart[],
): CounselorSummary {
  const { today, showProgress } = source;
  const has = new Set(parts);
  const from = firstDay(source, range);
  const within = (day: string) => day >= from && day <= today;
  const days = toldDays(source.checkIns, today, dayNumber(today) - dayNumber(from) + 1);
  const note = (text: string) => (has.has('notes') ? text : null);
  return {
    from,
    to: today,
    mood: has.has('mood')
      ? moodOf(days, from, today, range === '30' || range === '90' ? 'week' : 'month')
      : null,
    checkIns: parts.some((part) => part !== 'sobriety' && part !== 'emotional')
      ? source.checkIns
          .map((checkIn) => ({
            day: personDay(checkIn),
            mood: has.has('mood') ? checkIn.mood : null,
            gratitude: has.has('gratitude') ? checkIn.gratitude : null,
            strategies: has.has('strategies') ? checkIn.copingStrategies : null,
            notes: note(checkIn.notes),
          }))
          .filter(({ day }) => within(day))
          .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
      : null,
    strategies: has.has('strategies') ? strategiesOf(days) : null,
    sobriety: has.has('sobriety')
      ? source.sobriety.map((milestone) => ({
          milestone,
          days: showProgress ? soberDays(milestone, today) : null,
          saved: showProgress ? savedIn(milestone, soberDays(milestone, today).total) : null,
          // A beginning can be moved; what was before it counts nowhere, and its words stay with the person.
          lapses: milestone.lapses
            .filter(({ day }) => within(day) && day >= milestone.sobrietyDate)
            .sort((one, other) => (one.day < other.day ? -1 : 1))
            .map((lapse) => ({ day: lapse.day, note: note(lapse.note) })),
        }))
      : null,
    emotional: has.has('emotional')
      ? source.emotional.map((milestone) => ({
          milestone,
          progress: showProgress ? shownProgress(milestone) : null,
          checkpoints: milestone.checkpoints
            .filter(({ date }) => within(date))
            .sort((one, other) => (one.date < other.date ? -1 : 1))
            .map((each) => ({ date: each.date, moodRating: each.moodRating, note: note(each.note) })),
        }))
      : null,
  };
}
