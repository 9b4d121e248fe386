import { useTexts } from '@haven/shared-ui/language';
import { color, font, radius, space, textSize } from '@haven/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useStill } from '../use-still.ts';
import { type BreathPattern, breathLength, breathSteps } from './breath-pattern.ts';
import type { Breathing } from './use-breathing.ts';

const Room = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: min(19rem, 76vw);
  aspect-ratio: 1;
`;

/** How large the circle is without air, of its full size; the words stay inside it. */
const emptySize = 0.62;

const Circle = styled.span`
  position: absolute;
  inset: 0;
  border-radius: ${radius.round};
  transform: scale(${emptySize});
`;
const Halo = styled(Circle)`background: ${color.pineSoft}; opacity: 0.55;`;
const Air = styled(Circle)`
  inset: 8%;
  background: radial-gradient(circle at 50% 38%, ${color.lampSoft}, ${color.pineSoft} 72%);
`;

const Words = styled.div`position: relative; display: grid; gap: ${space.half}; max-inline-size: 50%; text-wrap: balance;`;
const Movement = styled.span`font-family: ${font.serif}; font-size: ${textSize.title}; line-height: 1.25;`;
const Count = styled.span`
  font-size: ${textSize.display};
  font-weight: 600;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;

const Beads = styled.span`display: flex; flex-wrap: wrap; justify-content: center; gap: ${space.one}; min-block-size: 1rem;`;
const Bead = styled.span<{ $passed: boolean }>`
  inline-size: 1rem;
  block-size: 1rem;
  border: 2px solid ${color.pine};
  border-radius: ${radius.round};
  ${({ $passed }) => $passed && `background: ${color.pine};`}
`;
const StillRoom = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.two};
  inline-size: min(19rem, 100%);
  min-block-size: 13rem;
  padding: ${space.three};
  border-radius: ${radius.card};
  background: ${color.pineSoft};
`;

type PacerProps = { pattern: BreathPattern; breathing: Breathing };

/** Grows and falls with the breath. The browser moves it by itself, off the page's own work, smooth on an old phone. */
function useBreath(pattern: BreathPattern, { stage, ran }: Breathing) {
  const room = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from where it starts or rests it moves by itself
  useEffect(() => {
    if (stage === 'ready' || stage === 'over') return;
    const steps = breathSteps(pattern).map(({ offset, full }) => ({
      offset,
      transform: `scale(${emptySize + (1 - emptySize) * full})`,
      easing: 'ease-in-out',
    }));
    const circles = [...(room.current?.querySelectorAll<HTMLElement>('[data-air]') ?? [])];
    const moving = circles.map((circle) => {
      const movement = circle.animate(steps, { duration: breathLength(pattern), iterations: Infinity });
      movement.currentTime = ran;
      if (stage === 'paused') movement.pause();
      return movement;
    });
    return () => {
      for (const movement of moving) movement.cancel();
    };
  }, [pattern, stage]);
  return room;
}

function PacerWords({ breathing: { stage, phase } }: { breathing: Breathing }) {
  const t = useTexts('coping');
  if (stage === 'ready') return <Movement>{t('guides.breathing.ready')}</Movement>;
  return (
    <>
      <Movement>{t(`guides.breathing.movements.${phase.movement}`)}</Movement>
      {stage === 'paused' ? <span>{t('guides.breathing.paused')}</span> : <Count>{phase.left}</Count>}
    </>
  );
}

function MovingPacer({ pattern, breathing }: PacerProps) {
  const room = useBreath(pattern, breathing);
  return (
    <Room ref={room} aria-hidden>
      <Halo data-air />
      <Air data-air />
      <Words>
        <PacerWords breathing={breathing} />
      </Words>
    </Room>
  );
}

/** For who asked for less motion: one bead a second, and the words. */
function StillPacer({ breathing }: PacerProps) {
  const { stage, phase } = breathing;
  const beads = stage === 'ready' ? [] : Array.from({ length: phase.seconds }, (_, place) => place);
  return (
    <StillRoom aria-hidden>
      <PacerWords breathing={breathing} />
      <Beads>
        {beads.map((place) => (
          <Bead key={place} $passed={place <= phase.seconds - phase.left} />
        ))}
      </Beads>
    </StillRoom>
  );
}

/** Shows when to breathe in and out. For eyes alone: who listens is told by `Announcement`. */
export const Pacer = (props: PacerProps) =>
  useStill() ? <StillPacer {...props} /> : <MovingPacer {...props} />;
