import { Card } from '@haven/shared-ui/card';
import type { Mood } from '@haven/shared-ui/device-store';
import { currentLocale, formatDay, useTexts } from '@haven/shared-ui/language';
import { Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { MoodFace } from '@haven/shared-ui/mood-faces';
import { color, radius, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { dayOnWeekday, weekOrder } from './calendar-day.ts';
import { type CalendarDay, moodCalendar } from './mood-calendar.ts';
import type { ToldDay } from './told-days.ts';

/** From here on a column is wide enough for 'mié'. */
const roomForNames = '@media (min-width: 23rem)';

const Grid = styled.table`
  inline-size: calc(100% + 2 * ${space.half});
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: ${space.half};
  margin-inline: calc(-1 * ${space.half});
  th { color: ${color.inkSoft}; font-size: ${textSize.small}; font-weight: 600; white-space: nowrap; }
  td { padding: 0; }
`;

/** A letter where the name of a day would not fit. */
const Letter = styled.span`${roomForNames} { display: none; }`;
const Name = styled.span`display: none; ${roomForNames} { display: inline; }`;

const grounds: Record<Mood, string> = {
  struggling: color.claySoft,
  okay: color.lampSoft,
  good: color.pineSoft,
  great: color.hillNear,
};

const Place = styled.div<{ $mood: Mood | null; $today: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.half};
  min-block-size: 3.9rem;
  padding-block: ${space.half};
  border: 2px ${({ $mood, $today }) => ($today ? `solid ${color.pine}` : $mood ? 'solid transparent' : `dashed ${color.line}`)};
  border-radius: ${radius.small};
  background: ${({ $mood }) => ($mood ? grounds[$mood] : 'transparent')};
  color: ${color.ink};
  font-size: ${textSize.small};
  line-height: 1.2;
  svg { inline-size: 1.7em; block-size: 1.7em; }
`;

type CalendarCardProps = { days: readonly ToldDay[]; today: string };

/** The 30-day mood grid (spec section 2), as the calendar that it is: a table with the days of the week above. */
export function CalendarCard({ days, today }: CalendarCardProps) {
  const t = useTexts('progress');
  const order = weekOrder(currentLocale());
  const weeks = moodCalendar(days, today, order);
  return (
    <Card heading={t('overview.calendar.heading')}>
      <Grid>
        <VisuallyHidden as="caption">{t('overview.calendar.caption')}</VisuallyHidden>
        <thead>
          <tr>
            {order.map((weekday) => (
              <th key={weekday} scope="col">
                <VisuallyHidden>{formatDay(dayOnWeekday(weekday), { weekday: 'long' })}</VisuallyHidden>
                <Letter aria-hidden>{formatDay(dayOnWeekday(weekday), { weekday: 'narrow' })}</Letter>
                <Name aria-hidden>{formatDay(dayOnWeekday(weekday), { weekday: 'short' })}</Name>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((place, at) => (
                <td key={order[at]}>{place && <Day {...place} isToday={place.day === today} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Text $soft $small>
        {t('overview.calendar.key')}
      </Text>
    </Card>
  );
}

function Day({ day, mood, isToday }: CalendarDay & { isToday: boolean }) {
  const t = useTexts('progress');
  const common = useTexts('common');
  return (
    <Place $mood={mood} $today={isToday}>
      <span aria-hidden>{formatDay(day, { day: 'numeric' })}</span>
      {mood && <MoodFace mood={mood} />}
      <VisuallyHidden>
        {formatDay(day, { month: 'long', day: 'numeric' })}:{' '}
        {mood ? common(`moods.${mood}`) : t('overview.calendar.none')}
      </VisuallyHidden>
    </Place>
  );
}
