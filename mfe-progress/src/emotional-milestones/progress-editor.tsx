import type { EmotionalMilestone } from '@haven/progress/contract';
import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, VisuallyHidden } from '@haven/shared-ui/layout';
import { ProgressBar } from '@haven/shared-ui/progress';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlainActions } from '../keeping/card-parts.ts';
import { useLateDialog } from '../keeping/use-late-dialog.ts';
import { shownProgress } from './emotional-status.ts';
import { useProgressText } from './use-progress-text.ts';

/**
 * How far it has come. The slider comes in the place of the bar when somebody asks for it: on a phone one that is always
 * there would be moved by every thumb that scrolls past.
 */
export function ProgressEditor({ milestone }: { milestone: EmotionalMilestone }) {
  const t = useTexts('progress');
  const progressText = useProgressText();
  const progress = shownProgress(milestone);
  const slider = useLateDialog(() => import('./progress-slider.tsx'));
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The button of the slider that was pressed is gone with it.
  useEffect(() => {
    if (wasOpen.current && !slider.isOpen) opener.current?.focus();
    wasOpen.current = slider.isOpen;
  }, [slider.isOpen]);

  if (slider.isOpen && slider.Dialog) return <slider.Dialog milestone={milestone} onClose={slider.close} />;
  return (
    <Stack $gap="half">
      <ProgressBar label={t('emotional.progress')} value={progress} text={progressText(progress)} />
      {milestone.status !== 'achieved' && (
        <PlainActions>
          <Button
            ref={opener}
            tone="plain"
            icon={SlidersHorizontal}
            busy={slider.isLoading}
            onClick={slider.open}
          >
            {t('emotional.move')} <VisuallyHidden>({milestone.title})</VisuallyHidden>
          </Button>
        </PlainActions>
      )}
    </Stack>
  );
}
