import type { EmotionalMilestone } from '@haven/progress/contract';
import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack } from '@haven/shared-ui/layout';
import { Slider } from '@haven/shared-ui/slider';
import { useEffect, useRef, useState } from 'react';
import { useDoing } from '../keeping/use-doing.ts';
import { useProgressText } from './use-progress-text.ts';

export type ProgressSliderProps = { milestone: EmotionalMilestone; onClose: () => void };

/** The slider that moves the progress of a milestone, without its whole dialog. */
export default function ProgressSlider({ milestone, onClose }: ProgressSliderProps) {
  const t = useTexts('progress');
  const common = useTexts('common');
  const { act, busy } = useDoing();
  const progressText = useProgressText();
  const [progress, setProgress] = useState(milestone.progress);
  const frame = useRef<HTMLDivElement>(null);

  // The knob knows its place, and shows itself, after the first picture.
  useEffect(() => {
    const next = requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>('[role="slider"]')?.focus(),
    );
    return () => cancelAnimationFrame(next);
  }, []);

  const save = async () => {
    const action = { kind: 'change-emotional' as const, id: milestone.id, change: { progress } };
    if (await act(action, { done: t('emotional.changed'), failed: t('newMilestone.saveFailed') })) onClose();
  };
  return (
    <Stack ref={frame} $gap="one">
      <Slider label={t('emotional.progress')} value={progress} onChange={setProgress} text={progressText} />
      <Row>
        <Button tone="pine" busy={busy} onClick={save}>
          {t('emotional.saveProgress')}
        </Button>
        <Button tone="plain" onClick={onClose}>
          {common('cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
