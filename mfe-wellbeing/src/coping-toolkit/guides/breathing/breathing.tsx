import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { Pause, Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { GuideProps } from '../guide-props.ts';
import { Stage } from '../stage.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { type PatternId, patterns } from './breath-pattern.ts';
import { BreathingChoices, type Minutes } from './breathing-choices.tsx';
import { Over } from './over.tsx';
import { Pacer } from './pacer.tsx';
import { type Breathing as Session, useBreathing } from './use-breathing.ts';
import { useCues } from './use-cues.ts';

const actions = { ready: 'start', running: 'pause', paused: 'goOn' } as const;
const icons = { ready: Play, running: Pause, paused: Play } as const;

/** For who listens: each movement with its seconds, when it begins. The seconds themselves would be noise. */
function Announcement({ session: { stage, phase } }: { session: Session }) {
  const t = useTexts('coping');
  const movement = t(`guides.breathing.movements.${phase.movement}`);
  const spoken = t('guides.breathing.announced', { movement, count: phase.seconds });
  return (
    <VisuallyHidden role="status">
      {stage === 'running' && spoken}
      {stage === 'paused' && t('guides.breathing.paused')}
    </VisuallyHidden>
  );
}

/** Whoever wants to go again finds the focus on Start: the button they pressed is gone. */
function useFocusOnReturn(stage: Session['stage']) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === 'over' && stage === 'ready') button.current?.focus();
    before.current = stage;
  }, [stage]);
  return button;
}

/** Paced breathing: a circle to breathe with, for one to five minutes. */
export default function Breathing({ onClose }: GuideProps) {
  const t = useTexts('coping');
  const [pattern, setPattern] = useState<PatternId>('longerOut');
  const [minutes, setMinutes] = useState<Minutes>('3');
  const { breathing, start, pause, stop, reset } = useBreathing(patterns[pattern], Number(minutes));
  const { chosen, choose } = useCues(breathing.turn, breathing.phase.movement);
  const { stage } = breathing;
  useWakeLock(stage === 'running');
  const mainButton = useFocusOnReturn(stage);

  if (stage === 'over') return <Over breaths={breathing.breaths} onAgain={reset} onClose={onClose} />;
  const place = Math.min(breathing.breaths + 1, breathing.breathsInAll);
  return (
    <>
      <Stage>
        <Pacer pattern={patterns[pattern]} breathing={breathing} />
        <Announcement session={breathing} />
        {/* One button for start, pause and going on, so that the focus stays where it is. */}
        <Row $justify="center">
          <Button
            ref={mainButton}
            tone="main"
            size="large"
            icon={icons[stage]}
            onClick={stage === 'running' ? pause : start}
          >
            {t(`guides.actions.${actions[stage]}`)}
          </Button>
          {stage !== 'ready' && (
            <Button size="large" icon={Square} onClick={stop}>
              {t('guides.actions.stop')}
            </Button>
          )}
        </Row>
        <Text $soft>
          {stage === 'ready'
            ? t('guides.breathing.ease')
            : t('guides.breathing.place', { place, all: breathing.breathsInAll })}
        </Text>
      </Stage>
      {stage === 'ready' && (
        <BreathingChoices
          pattern={pattern}
          onPattern={setPattern}
          minutes={minutes}
          onMinutes={setMinutes}
          cues={chosen}
          onCue={choose}
        />
      )}
    </>
  );
}
