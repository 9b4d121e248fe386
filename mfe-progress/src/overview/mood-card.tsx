import { Card } from '@haven/shared-ui/card';
import { moods } from '@haven/shared-ui/device-store';
import { formatDay, formatNumber, useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { MoodFace } from '@haven/shared-ui/mood-faces';
import { color, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { dayBefore } from './calendar-day.ts';
import { ChartFigure } from './charts/chart-figure.tsx';
import { MoodLine } from './charts/mood-line.tsx';
import { type MoodPoint, moodCounts, moodSeries, type Range } from './mood-series.ts';
import { MoodSum, nearestMood } from './mood-value.ts';
import { RangeChoice } from './range-choice.tsx';
import type { ToldDay } from './told-days.ts';
import { useMeanWords } from './use-mean-words.ts';

/** Told days from which a picture says something. */
const leastDays = 3;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.one} ${space.three};
  font-size: ${textSize.small};
  li { display: inline-flex; align-items: center; gap: ${space.one}; }
  svg { color: ${color.pine}; inline-size: 1.7em; block-size: 1.7em; }
`;

type MoodCardProps = {
  /** The days of the last year. */
  days: readonly ToldDay[];
  /** True for somebody who never checked in. */
  isNew: boolean;
  today: string;
  range: Range;
  onRange: (range: Range) => void;
};

/** Mood over 7, 30, 90 or 365 days. */
export function MoodCard({ days, isNew, today, range, onRange }: MoodCardProps) {
  const t = useTexts('progress');
  const first = dayBefore(today, range - 1);
  const within = days.filter(({ day }) => day >= first);
  const rangeWords = t(`overview.last.${range}`);
  return (
    <Card heading={t('overview.mood.heading')}>
      <RangeChoice value={range} onChange={onRange} />
      <div aria-live="polite">
        {within.length === 0 && (
          <Text $soft>
            {isNew ? t('overview.mood.never') : t('overview.mood.nothing', { range: rangeWords })}
          </Text>
        )}
        {within.length > 0 && within.length < leastDays && (
          <Text $soft>
            {t('overview.mood.few', {
              days: t('overview.days', { count: within.length }),
              range: rangeWords,
            })}
          </Text>
        )}
      </div>
      {within.length >= leastDays && <MoodPicture days={within} today={today} range={range} />}
    </Card>
  );
}

function MoodPicture({ days, today, range }: Omit<MoodCardProps, 'isNew' | 'onRange'>) {
  const t = useTexts('progress');
  const common = useTexts('common');
  const meanWords = useMeanWords();
  const series = moodSeries(days, today, range);
  const counts = moodCounts(days);
  const sum = new MoodSum();
  for (const { mood } of days) sum.add(mood);
  const dayCount = (count: number) => t('overview.days', { count });
  const sentence = t('overview.mood.sentence', {
    range: t(`overview.last.${range}`),
    days: dayCount(days.length),
    counts: moods.map((mood) => `${common(`moods.${mood}`)}: ${dayCount(counts[mood])}`).join(', '),
    mean: meanWords(sum.mean),
  });
  const short = (day: string) => formatDay(day, { dateStyle: 'medium' });
  const stepName = ({ from, to }: MoodPoint) =>
    from === to ? short(from) : t('overview.mood.weekOf', { from: short(from), to: short(to) });
  const weekly = series.step === 7;
  return (
    <Stack $gap="two">
      <ChartFigure
        name={t('overview.mood.heading')}
        table={() => ({
          caption: sentence,
          columns: [
            t(weekly ? 'overview.mood.week' : 'overview.mood.day'),
            t('overview.mood.mood'),
            ...(weekly ? [t('overview.mood.told')] : []),
          ],
          rows: series.points
            .map((point) => [
              stepName(point),
              weekly ? meanWords(point.value) : common(`moods.${nearestMood(point.value)}`),
              ...(weekly ? [formatNumber(point.days)] : []),
            ])
            .reverse(),
        })}
      >
        <MoodLine series={series} today={today} sentence={sentence} />
        {range !== 7 && (
          <Text as="figcaption" $soft $small>
            {t(weekly ? 'overview.mood.keyWeeks' : 'overview.mood.keyDays')}
          </Text>
        )}
      </ChartFigure>
      <Counts role="list" aria-label={t('overview.mood.counts')}>
        {moods.map((mood) => (
          <li key={mood}>
            <MoodFace mood={mood} />
            <span>
              {common(`moods.${mood}`)}: {dayCount(counts[mood])}
            </span>
          </li>
        ))}
      </Counts>
    </Stack>
  );
}
