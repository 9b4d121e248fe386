import { type Mood, moods } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { MoodFace } from '@haven/shared-ui/mood-faces';
import { color, font, space, textSize } from '@haven/shared-ui/theme';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { moodValue } from '../mood-value.ts';
import { useWidth } from './use-width.ts';

/** Each mood has a band of the picture, in CSS pixels; its mean line is the band's middle. */
const bandHeight = 58;
export const plotHeight = bandHeight * moods.length;
const axisHeight = 30;

/** From the value of a mood to its height in the picture. */
export const moodScale = scaleLinear<number>({ domain: [0.5, 4.5], range: [plotHeight, 0] });

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space.one};
`;

const Names = styled.div`
  display: grid;
  grid-template-rows: repeat(${moods.length}, ${bandHeight}px);
  color: ${color.pine};
  text-align: center;
`;

const Name = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  font-size: ${textSize.small};
  line-height: 1.15;
  small { color: ${color.inkSoft}; font-size: 0.87em; white-space: nowrap; }
  svg { inline-size: 1.7em; block-size: 1.7em; }
`;

/** Text in a picture is as large as small text beside it. */
export const Picture = styled.svg`
  overflow: visible;
  text { fill: ${color.inkSoft}; font-family: ${font.sans}; font-size: ${textSize.small}; font-variant-numeric: tabular-nums; }
`;

const downwards = [...moods].reverse();

type MoodPlotProps = {
  /** What the picture shows, as a sentence for those who do not see it. */
  sentence: string;
  /** Draws into the room of that width; heights come from `moodScale`. */
  children: (width: number) => ReactNode;
};

/** The room that pictures of moods are drawn in: the faces and their names at the left, a line for each. */
export function MoodPlot({ sentence, children }: MoodPlotProps) {
  const [ref, width] = useWidth();
  return (
    <Frame>
      <Names aria-hidden>
        {downwards.map((mood) => (
          <MoodName key={mood} mood={mood} />
        ))}
      </Names>
      <div ref={ref}>
        <Picture role="img" aria-label={sentence} width={width} height={plotHeight + axisHeight}>
          <GridRows
            scale={moodScale}
            width={width}
            tickValues={moods.map((mood) => moodValue[mood])}
            stroke={color.line}
            strokeDasharray="2 5"
          />
          {children(width)}
        </Picture>
      </div>
    </Frame>
  );
}

function MoodName({ mood }: { mood: Mood }) {
  const common = useTexts('common');
  return (
    <Name>
      <MoodFace mood={mood} />
      <small>{common(`moods.${mood}`)}</small>
    </Name>
  );
}
