import { formatDay } from '@haven/shared-ui/language';
import { Row } from '@haven/shared-ui/layout';
import { color, textSize } from '@haven/shared-ui/theme';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import styled from 'styled-components';
import { dayNumber } from '../calendar-day.ts';
import type { Streak } from '../streak-timeline.ts';
import { useWidth } from './use-width.ts';

/** CSS pixels. */
const barTop = 8;
const barHeight = 20;
const diamond = 8;
const height = barTop * 2 + barHeight;

const Ends = styled(Row)`color: ${color.inkSoft}; font-size: ${textSize.small};`;

type StreakStripProps = {
  /** In order; the last one is the current one. */
  streaks: readonly Streak[];
  today: string;
  sentence: string;
  todayWord: string;
};

/** All streaks from the beginning to today on one line, and a diamond for each lapse. */
export function StreakStrip({ streaks, today, sentence, todayWord }: StreakStripProps) {
  const [ref, width] = useWidth();
  const current = streaks.at(-1);
  const began = streaks[0]?.from ?? today;
  const across = scaleLinear<number>({
    domain: [dayNumber(began), Math.max(dayNumber(today), dayNumber(began) + 1)],
    range: [0, width],
  });
  const x = (day: string) => across(dayNumber(day));
  // One path for all of a kind: five hundred lapses are as quickly drawn as one.
  const earlier = streaks
    .flatMap(({ from, lapse }) =>
      lapse ? [`M${x(from)} ${barTop}H${x(lapse)}v${barHeight}H${x(from)}z`] : [],
    )
    .join('');
  const middle = barTop + barHeight / 2;
  const lapses = streaks
    .flatMap(({ lapse }) =>
      lapse
        ? [
            `M${x(lapse)} ${middle - diamond}l${diamond} ${diamond}l${-diamond} ${diamond}l${-diamond} ${-diamond}z`,
          ]
        : [],
    )
    .join('');
  return (
    <div ref={ref}>
      <svg role="img" aria-label={sentence} width={width} height={height} overflow="visible">
        <Group>
          <path d={earlier} fill={color.pine} fillOpacity={0.4} />
          {current && (
            <Bar
              x={x(current.from)}
              y={barTop}
              width={Math.max(3, x(today) - x(current.from))}
              height={barHeight}
              rx={3}
              fill={color.pine}
            />
          )}
          <path d={lapses} fill={color.lamp} stroke={color.surface} strokeWidth={2} strokeLinejoin="round" />
        </Group>
      </svg>
      <Ends aria-hidden $justify="between">
        <span>{formatDay(began, { dateStyle: 'medium' })}</span>
        <span>{todayWord}</span>
      </Ends>
    </div>
  );
}
