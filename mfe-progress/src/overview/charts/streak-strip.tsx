import { formatDay } from '@haven/shared-ui/language';
import { Row } from '@haven/shared-ui/layout';
import { color, textSize } from '@haven/shared-ui/theme';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import styled from 'styled-components';
import { dayNumber } from '../calendar-day.ts';
import type { Streak } from '../streak-timeline.ts';
import { lapseMarks, nearest } from './lapse-marks.ts';
import { useWidth } from './use-width.ts';

/** CSS pixels. The marks stand over the bar, so that neither covers the other. */
const markHeight = 16;
const barTop = markHeight + 3;
const barHeight = 18;
const height = barTop + barHeight + 4;
/** Between the bars before and after a mark. */
const gap = 2;
/** Nearer marks are one; those that are near to one another are thinner. */
const leastApart = 10;
const widestMark = 14;

const Ends = styled(Row)`color: ${color.inkSoft}; font-size: ${textSize.small};`;

type StreakStripProps = {
  /** In order; the last one is the current one. */
  streaks: readonly Streak[];
  today: string;
  sentence: string;
  todayWord: string;
};

const bar = (from: number, to: number) =>
  `M${from} ${barTop}H${Math.max(from + 1, to)}v${barHeight}H${from}z`;

const diamond = (middle: number, half: number) =>
  `M${middle} 0l${half} ${markHeight / 2}l${-half} ${markHeight / 2}l${-half} ${-markHeight / 2}z`;

/** All streaks from the beginning to today on one line, and a diamond over each lapse. */
export function StreakStrip({ streaks, today, sentence, todayWord }: StreakStripProps) {
  const [ref, width] = useWidth();
  const began = streaks[0]?.from ?? today;
  const across = scaleLinear<number>({
    domain: [dayNumber(began), Math.max(dayNumber(today), dayNumber(began) + 1)],
    range: [0, width],
  });
  const lapses = streaks.flatMap(({ lapse }) => (lapse ? [across(dayNumber(lapse))] : []));
  const marks = lapseMarks(lapses, leastApart);
  const half = Math.min(widestMark, nearest(marks) - 1) / 2;
  const cuts = marks.map(({ at }) => at);
  // One path for all of a kind: five hundred lapses are as quickly drawn as one.
  const earlier = cuts.map((at, place) => bar((cuts[place - 1] ?? -gap) + gap, at)).join('');
  return (
    <div ref={ref}>
      <svg role="img" aria-label={sentence} width={width} height={height} overflow="visible">
        <Group>
          <path d={earlier} fill={color.pine} fillOpacity={0.45} />
          <path d={bar((cuts.at(-1) ?? -gap) + gap, width)} fill={color.pine} />
          <path d={cuts.map((at) => diamond(at, half)).join('')} fill={color.lamp} />
        </Group>
      </svg>
      <Ends aria-hidden $justify="between">
        <span>{formatDay(began, { dateStyle: 'medium' })}</span>
        <span>{todayWord}</span>
      </Ends>
    </div>
  );
}
