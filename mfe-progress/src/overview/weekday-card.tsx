import { Card } from '@haven/shared-ui/card';
import { currentLocale, formatDay, formatNumber, useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { dayOnWeekday, weekOrder } from './calendar-day.ts';
import { ChartFigure } from './charts/chart-figure.tsx';
import { WeekdayBars } from './charts/weekday-bars.tsx';
import type { ToldDay } from './told-days.ts';
import { useMeanWords } from './use-mean-words.ts';
import { weekdayPattern } from './weekday-pattern.ts';

/** Mood by the day of the week, once there are enough days. */
export function WeekdayCard({ days }: { days: readonly ToldDay[] }) {
  const t = useTexts('progress');
  const meanWords = useMeanWords();
  const pattern = weekdayPattern(days, weekOrder(currentLocale()));
  const name = (weekday: number) => formatDay(dayOnWeekday(weekday), { weekday: 'long' });
  const words = (mean: number | null) => (mean === null ? t('overview.weekdays.unknown') : meanWords(mean));
  const heading = t('overview.weekdays.heading');
  if (!pattern) {
    return (
      <Card heading={heading}>
        <Text $soft>{t('overview.weekdays.few')}</Text>
      </Card>
    );
  }
  const sentence = t('overview.weekdays.sentence', {
    days: pattern
      .map(({ weekday, mean }) => t('overview.weekdays.one', { weekday: name(weekday), mean: words(mean) }))
      .join(', '),
  });
  return (
    <Card heading={heading}>
      <Text $soft>{t('overview.weekdays.lead')}</Text>
      <ChartFigure
        name={heading}
        table={() => ({
          caption: t('overview.weekdays.lead'),
          columns: [t('overview.weekdays.weekday'), t('overview.weekdays.mood'), t('overview.weekdays.told')],
          rows: pattern.map(({ weekday, days: count, mean }) => [
            name(weekday),
            words(mean),
            formatNumber(count),
          ]),
        })}
      >
        <WeekdayBars pattern={pattern} sentence={sentence} />
      </ChartFigure>
    </Card>
  );
}
