import { formatDay } from '@haven/shared-ui/language';
import { color } from '@haven/shared-ui/theme';
import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import { dayOnWeekday } from '../calendar-day.ts';
import { oneDecimal } from '../use-mean-words.ts';
import type { WeekdayMood } from '../weekday-pattern.ts';
import { MoodPlot, moodScale, plotHeight } from './mood-plot.tsx';

/** CSS pixels that the short name of a day needs, below which its letter stands there; and its mean, which is left out. */
const roomForName = 38;
const roomForMean = 25;

/** A bar for each day of the week, with its mean above. */
export function WeekdayBars({ pattern, sentence }: { pattern: readonly WeekdayMood[]; sentence: string }) {
  return (
    <MoodPlot sentence={sentence}>
      {(width) => {
        const across = scaleBand<number>({
          domain: pattern.map(({ weekday }) => weekday),
          range: [0, width],
          padding: 0.28,
        });
        const room = width / pattern.length;
        const weekdayName = room < roomForName ? 'narrow' : 'short';
        return (
          <Group>
            {pattern.map(({ weekday, mean }) => {
              const left = across(weekday) ?? 0;
              const middle = left + across.bandwidth() / 2;
              if (mean === null) {
                return (
                  <text key={weekday} x={middle} y={plotHeight - 10} textAnchor="middle">
                    –
                  </text>
                );
              }
              const top = moodScale(mean);
              return (
                <Group key={weekday}>
                  <Bar
                    x={left}
                    y={top}
                    width={across.bandwidth()}
                    height={plotHeight - top}
                    rx={6}
                    fill={color.pine}
                    fillOpacity={0.4}
                  />
                  <Bar x={left} y={top} width={across.bandwidth()} height={4} rx={2} fill={color.pine} />
                  {room >= roomForMean && (
                    <text x={middle} y={top - 8} textAnchor="middle">
                      {oneDecimal(mean)}
                    </text>
                  )}
                </Group>
              );
            })}
            <AxisBottom
              top={plotHeight}
              scale={across}
              tickFormat={(weekday) => formatDay(dayOnWeekday(Number(weekday)), { weekday: weekdayName })}
              hideTicks
              stroke={color.line}
              tickComponent={({ x, y, formattedValue }) => (
                <text x={x} y={y} textAnchor="middle">
                  {formattedValue}
                </text>
              )}
              tickLength={12}
            />
          </Group>
        );
      }}
    </MoodPlot>
  );
}
