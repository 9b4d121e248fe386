import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import type { CheckIn, Mood } from '@haven/shared-ui/device-store';
import { expect, test } from 'vitest';
import { dayBefore } from '../calendar-day.ts';
import {
  type CounselorSummary,
  counselorSummary,
  defaultParts,
  type SummarySource,
  summaryParts,
} from './counselor-summary.ts';
import { csvText } from './csv.ts';
import { summaryRows } from './summary-rows.ts';

const today = '2026-11-21';

const checkIn = (age: number, mood: Mood, more: Partial<CheckIn> = {}): CheckIn => ({
  id: `check-in-${age}`,
  date: dayBefore(today, age),
  mood,
  gratitude: `thanks ${age}`,
  copingStrategies: [],
  notes: `secret ${age}`,
  timestamp: Date.parse(dayBefore(today, age)) + 43_200_000,
  ...more,
});

const sobriety: SobrietyMilestone = {
  id: 'a',
  type: 'alcohol',
  sobrietyDate: dayBefore(today, 100),
  goals: [],
  notes: 'secret of the milestone',
  lapses: [
    { id: 'new', day: dayBefore(today, 10), note: 'secret lapse' },
    { id: 'old', day: dayBefore(today, 60), note: 'secret old lapse' },
  ],
  isActive: 1,
  currentStreak: 10,
  longestStreak: 50,
  relapseCount: 2,
  createdAt: 0,
  updatedAt: 0,
};

const goal: EmotionalMilestone = {
  id: 'b',
  category: 'therapy',
  title: 'Go on Tuesdays',
  description: 'With Ana',
  milestoneType: 'habit',
  status: 'in_progress',
  progress: 40,
  isPrivate: 0,
  checkpoints: [
    { id: 'c2', date: dayBefore(today, 3), moodRating: 7, note: 'secret checkpoint' },
    { id: 'c1', date: dayBefore(today, 40), moodRating: 4, note: 'secret old checkpoint' },
  ],
  createdAt: 0,
  updatedAt: 0,
};

const source = (more: Partial<SummarySource> = {}): SummarySource => ({
  checkIns: [checkIn(0, 'great'), checkIn(29, 'okay'), checkIn(30, 'struggling'), checkIn(400, 'good')],
  sobriety: [sobriety],
  emotional: [goal],
  today,
  showProgress: true,
  ...more,
});

const file = (summary: CounselorSummary) =>
  summaryRows(summary, {
    column: (column) => column,
    kind: (kind) => kind,
    mood: (mood) => mood,
    strategy: (strategy) => strategy,
    milestone: ({ type }) => type,
    status: (status) => status,
    category: (category) => category,
  });

test('the last 30 days hold today and 29 days before it', () => {
  const { from, to, mood, checkIns } = counselorSummary(source(), '30', defaultParts);
  expect([from, to]).toEqual(['2026-10-23', today]);
  expect(checkIns?.map(({ gratitude }) => gratitude)).toEqual(['thanks 29', 'thanks 0']);
  expect(mood).toMatchObject({ days: 2, mean: 3, counts: { struggling: 0, okay: 1, good: 0, great: 1 } });
  expect(mood?.periods).toEqual([
    { from: '2026-10-23', to: '2026-10-24', days: 1, mean: 2 },
    { from: '2026-11-15', to: '2026-11-21', days: 1, mean: 4 },
  ]);
});

test('everything begins with the first thing told, and shows months', () => {
  const { from, mood, checkIns } = counselorSummary(source(), 'all', defaultParts);
  expect(from).toBe(dayBefore(today, 400));
  expect(checkIns).toHaveLength(4);
  expect(mood?.periods.map((period) => [period.from.slice(0, 7), period.mean])).toEqual([
    ['2025-10', 3],
    ['2026-10', 1.5],
    ['2026-11', 4],
  ]);
});

test('lapses and checkpoints of the range come in order, older ones stay out', () => {
  const all = counselorSummary(source(), 'all', summaryParts);
  expect(all.sobriety?.[0]?.lapses.map(({ note }) => note)).toEqual(['secret old lapse', 'secret lapse']);
  const month = counselorSummary(source(), '30', summaryParts);
  expect(month.sobriety?.[0]?.lapses).toEqual([{ day: dayBefore(today, 10), note: 'secret lapse' }]);
  expect(month.emotional?.[0]?.checkpoints.map(({ moodRating }) => moodRating)).toEqual([7]);
  expect(month.sobriety?.[0]?.days).toMatchObject({ current: 10, longest: 50, total: 98 });
});

test('a lapse from before a beginning that was moved is in no summary, and neither are its words', () => {
  const moved = { ...sobriety, sobrietyDate: dayBefore(today, 30) };
  const summary = counselorSummary(source({ sobriety: [moved] }), 'all', summaryParts);
  expect(summary.sobriety?.[0]?.lapses.map(({ note }) => note)).toEqual(['secret lapse']);
  expect(csvText(file(summary))).not.toContain('secret old lapse');
});

test('the file says what a goal is about and when it is wished for, and what sober days saved', () => {
  const saving = { ...sobriety, moneyPerDay: { amount: 0.1, currency: 'EUR' }, minutesPerDay: 90 };
  const wished = { ...goal, targetDate: '2027-01-31' };
  const [heading, ...rows] = file(
    counselorSummary(source({ checkIns: [], sobriety: [saving], emotional: [wished] }), '30', defaultParts),
  );
  const cell = (kind: string, column: string) =>
    rows.find(([each]) => each === kind)?.[heading?.indexOf(column) ?? -1];
  expect(['date', 'target', 'category', 'description'].map((column) => cell('goal', column))).toEqual([
    '',
    '2027-01-31',
    'therapy',
    'With Ana',
  ]);
  const total = Number(cell('sobriety', 'total'));
  expect(cell('sobriety', 'money')).toBe((total / 10).toFixed(1));
  expect([cell('sobriety', 'currency'), cell('sobriety', 'minutes')]).toEqual(['EUR', String(total * 90)]);
});

test('no note of any kind gets into the file unless notes are chosen', () => {
  expect(csvText(file(counselorSummary(source(), 'all', defaultParts)))).not.toContain('secret');
  const all = csvText(file(counselorSummary(source(), 'all', summaryParts)));
  for (const note of ['secret 400', 'secret old lapse', 'secret checkpoint']) expect(all).toContain(note);
});

test.each(summaryParts)('a summary of %s alone says nothing else', (part) => {
  const summary = counselorSummary(source(), 'all', [part]);
  const text = csvText(file(summary)).split('\r\n').slice(1).join('\n');
  const signs = {
    mood: 'struggling',
    gratitude: 'thanks',
    strategies: 'Reading',
    sobriety: 'alcohol',
    emotional: 'Tuesdays',
    notes: 'secret',
  };
  for (const [other, sign] of Object.entries(signs)) {
    if (other === 'strategies') continue;
    if (other === part) expect(text).toContain(sign);
    else expect(text).not.toContain(sign);
  }
  expect(summary.mood !== null).toBe(part === 'mood');
  expect(summary.strategies !== null).toBe(part === 'strategies');
});

test('strategies are counted, the most used first, and compared only with enough days', () => {
  const days = Array.from({ length: 24 }, (_, age) =>
    checkIn(age, age < 6 ? 'great' : 'okay', {
      copingStrategies: age < 6 ? ['Exercise'] : age < 8 ? ['Reading'] : [],
    }),
  );
  const { strategies } = counselorSummary(source({ checkIns: days }), '30', ['strategies']);
  expect(strategies).toEqual([
    {
      strategy: 'Exercise',
      days: 6,
      pair: { strategy: 'Exercise', withIt: { days: 6, mean: 4 }, without: { days: 18, mean: 2 } },
    },
    { strategy: 'Reading', days: 2, pair: null },
  ]);
});

test('numbers of streaks and progress stay hidden where they are hidden on the screen', () => {
  const saving = { ...sobriety, moneyPerDay: { amount: 5, currency: 'USD' }, minutesPerDay: 90 };
  const hidden = source({ showProgress: false, sobriety: [saving] });
  const summary = counselorSummary(hidden, 'all', summaryParts);
  expect(summary.sobriety?.[0]?.days).toBeNull();
  expect(summary.emotional?.[0]?.progress).toBeNull();
  const [heading, ...rows] = file(summary);
  for (const column of ['current', 'longest', 'total', 'money', 'minutes', 'progress']) {
    const place = heading?.indexOf(column) ?? -1;
    expect(place).toBeGreaterThan(0);
    expect(rows.map((row) => row[place])).toEqual(rows.map(() => ''));
  }
});

test('every row of the file has as many fields as its heading', () => {
  const rows = file(counselorSummary(source(), 'all', summaryParts));
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => rows[0]?.length));
  expect(rows.map(([kind]) => kind)).toEqual([
    'kind',
    'checkIn',
    'checkIn',
    'checkIn',
    'checkIn',
    'sobriety',
    'lapse',
    'lapse',
    'goal',
    'checkpoint',
    'checkpoint',
  ]);
});

test('somebody who told nothing gets a summary that says so', () => {
  const nothing = source({ checkIns: [], sobriety: [], emotional: [] });
  const summary = counselorSummary(nothing, 'all', summaryParts);
  expect(summary).toMatchObject({
    from: today,
    to: today,
    checkIns: [],
    strategies: [],
    sobriety: [],
    emotional: [],
  });
  expect(summary.mood).toMatchObject({ days: 0, periods: [] });
  expect(file(summary)).toHaveLength(1);
});
