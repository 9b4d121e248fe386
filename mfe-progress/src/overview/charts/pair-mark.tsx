import { color, space } from '@haven/shared-ui/theme';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import styled from 'styled-components';
import type { StrategyPair } from '../strategy-days.ts';
import { useWidth } from './use-width.ts';

const Room = styled.div`padding-block: ${space.half};`;

const height = 22;
const margin = 10;

/** Two means on the line from the hardest to the best mood: full with the strategy, hollow without it. */
export function PairMark({ pair, sentence }: { pair: StrategyPair; sentence: string }) {
  const [ref, width] = useWidth();
  const across = scaleLinear<number>({ domain: [1, 4], range: [margin, width - margin] });
  const withIt = across(pair.withIt.mean);
  const without = across(pair.without.mean);
  return (
    <Room ref={ref}>
      <svg role="img" aria-label={sentence} width={width} height={height}>
        <Group top={height / 2}>
          <Line from={{ x: 0, y: 0 }} to={{ x: width, y: 0 }} stroke={color.line} strokeWidth={2} />
          <Line from={{ x: without, y: 0 }} to={{ x: withIt, y: 0 }} stroke={color.pine} strokeWidth={4} />
          <circle cx={without} r={7} fill={color.surface} stroke={color.pine} strokeWidth={2.5} />
          <circle cx={withIt} r={8} fill={color.pine} />
        </Group>
      </svg>
    </Room>
  );
}
