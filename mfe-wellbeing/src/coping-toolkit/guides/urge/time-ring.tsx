import { useTexts } from '@haven/shared-ui/language';
import { VisuallyHidden } from '@haven/shared-ui/layout';
import { color, font } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { clockText, timeLeft, type UrgeSession } from './urge-session.ts';

const Room = styled.div`position: relative; display: grid; place-items: center; inline-size: min(15rem, 64vw, 24vh);`;
const Drawing = styled.svg`grid-area: 1 / 1; inline-size: 100%; transform: rotate(-90deg);`;
const Track = styled.circle`fill: ${color.pineSoft}; stroke: ${color.line}; stroke-width: 5;`;
const Left = styled.circle`fill: none; stroke: ${color.pine}; stroke-width: 5; stroke-linecap: round;`;
const Time = styled.div`
  position: relative;
  grid-area: 1 / 1;
  font-family: ${font.serif};
  font-size: min(3rem, 7.5vh);
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;

/** The time that is left, as a number and as a ring that empties. */
export function TimeRing({ session }: { session: UrgeSession }) {
  const t = useTexts('coping');
  const left = timeLeft(session);
  const share = (left / (session.minutes * 60_000)) * 100;
  return (
    <Room>
      <Drawing viewBox="0 0 120 120" aria-hidden="true">
        <Track cx="60" cy="60" r="55" />
        <Left cx="60" cy="60" r="55" pathLength={100} strokeDasharray={`${share} 100`} />
      </Drawing>
      <Time role="timer">
        {clockText(left)} <VisuallyHidden>{t('guides.urge.left')}</VisuallyHidden>
      </Time>
    </Room>
  );
}
