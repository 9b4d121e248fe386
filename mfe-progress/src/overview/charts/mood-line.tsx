import { formatDay } from '@haven/shared-ui/language';
import { color } from '@haven/shared-ui/theme';
import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { dayBefore } from '../calendar-day.ts';
import { type LinePoint, type MoodSeries, moodLine, type Range, stretches } from '../mood-series.ts';
import { MoodPlot, moodScale, plotHeight } from './mood-plot.tsx';

/** CSS pixels: room for half a label at both ends, and the least room of a label: 'Sat', 'Nov 21', 'Nov'. */
const margin = 22;
const labelRoom: Record<Range, number> = { 7: 36, 30: 64, 90: 64, 365: 48 };

/** Places that get a label: evenly counted back from today, as many as there is room for. */
function labelledPlaces({ range, steps }: MoodSeries, width: number): number[] {
  const most = Math.max(2, Math.floor(width / labelRoom[range]));
  const every = Math.ceil(steps / most);
  const places: number[] = [];
  for (let place = steps - 1; place >= 0; place -= every) places.unshift(place);
  return places;
}

type MoodLineProps = { series: MoodSeries; today: string; sentence: string };

/** Mood over time: a dot for each told day or week, and a line that is broken where nothing was told. */
export function MoodLine({ series, today, sentence }: MoodLineProps) {
  const { range, step, steps, points } = series;
  const parts = stretches(moodLine(series));
  const label = (place: number) =>
    formatDay(
      dayBefore(today, (steps - 1 - place) * step),
      range === 7 ? { weekday: 'short' } : { month: 'short', ...(range === 365 ? {} : { day: 'numeric' }) },
    );
  return (
    <MoodPlot sentence={sentence}>
      {(width) => {
        const across = scaleLinear<number>({ domain: [0, steps - 1], range: [margin, width - margin] });
        const x = ({ place }: LinePoint) => across(place);
        const y = ({ value }: LinePoint) => moodScale(value);
        const dot = range > 30 ? 2.5 : 4;
        return (
          <Group>
            {parts.map((part) => (
              <AreaClosed
                key={part[0]?.place}
                data={part}
                x={x}
                y={y}
                yScale={moodScale}
                fill={color.pineSoft}
                fillOpacity={0.6}
              />
            ))}
            {points.map(({ place, value }) => (
              <circle
                key={place}
                cx={across(place)}
                cy={moodScale(value)}
                r={dot}
                fill={color.lamp}
                fillOpacity={range === 90 ? 0.55 : 0.8}
              />
            ))}
            {parts.map((part) => (
              <LinePath
                key={part[0]?.place}
                data={part}
                x={x}
                y={y}
                stroke={color.pine}
                strokeWidth={2.75}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
            <AxisBottom
              top={plotHeight}
              scale={across}
              tickValues={labelledPlaces(series, width)}
              tickFormat={(place) => label(Number(place))}
              hideTicks
              stroke={color.line}
              tickComponent={({ x: left, y: top, formattedValue }) => (
                <text x={left} y={top} textAnchor="middle">
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
