import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { counselorId, type LiveSession } from '@haven/support/live/contract';
import type { Waiting } from './live-talk.ts';

type WaitingLineProps = { waiting: Waiting | null; session: LiveSession };

/** How it looks with a volunteer, as it is: a place in line and what was measured, or that nobody is there. */
export function WaitingLine({ waiting, session }: WaitingLineProps) {
  const t = useTexts('support');
  if (session.supporterId !== counselorId || !waiting) return null;
  const { place, onDuty, usualWaitSeconds } = waiting;
  if (onDuty === 0) {
    return (
      <Text role="status" $soft>
        {t('liveSupport.waiting.nobody')}
      </Text>
    );
  }
  return (
    <Text role="status" $soft>
      {t('liveSupport.waiting.place', { count: place })}
      {usualWaitSeconds !== undefined &&
        ` ${t('liveSupport.waiting.usual', { count: Math.max(1, Math.round(usualWaitSeconds / 60)) })}`}
    </Text>
  );
}
