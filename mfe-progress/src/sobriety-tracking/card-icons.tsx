import type { SobrietyMilestone } from '@haven/progress/contract';
import { IconButton } from '@haven/shared-ui/button';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { IconActions } from '../keeping/card-parts.ts';
import { usePlaceAfterRemoval } from '../keeping/place-after-removal.ts';
import { useDoing } from '../keeping/use-doing.ts';
import { useLateDialog } from '../keeping/use-late-dialog.ts';
import { milestoneTitle } from './milestone-title.ts';

/** Change, pause or go on, delete: what a person does to a milestone now and then. */
export function CardIcons({ milestone, today }: { milestone: SobrietyMilestone; today: string }) {
  const t = useTexts('progress');
  const { act, busy } = useDoing();
  const editing = useLateDialog(() => import('./milestone-dialog.tsx'));
  const removal = useLateDialog(() => import('../keeping/removal-dialog.tsx'));
  const placeAfterRemoval = usePlaceAfterRemoval();
  const { id } = milestone;
  const title = milestoneTitle(t, milestone);
  const isPaused = milestone.isActive === 0;

  const pauseOrGoOn = () =>
    act(
      { kind: 'change-sobriety', id, change: { isActive: isPaused ? 1 : 0 } },
      { done: t(isPaused ? 'sobriety.resumed' : 'sobriety.nowPaused'), failed: t('newMilestone.saveFailed') },
    );

  return (
    <IconActions>
      <IconButton
        icon={Pencil}
        label={t('sobriety.edit', { title })}
        busy={editing.isLoading}
        onClick={editing.open}
      />
      <IconButton
        icon={isPaused ? Play : Pause}
        label={t(isPaused ? 'sobriety.resume' : 'sobriety.pause', { title })}
        busy={busy}
        onClick={pauseOrGoOn}
      />
      <IconButton
        icon={Trash2}
        label={t('sobriety.delete', { title })}
        busy={removal.isLoading}
        onClick={removal.open}
      />
      {editing.isOpen && editing.Dialog && (
        <editing.Dialog milestone={milestone} today={today} onClose={editing.close} />
      )}
      {removal.isOpen && removal.Dialog && (
        <removal.Dialog
          action={{ kind: 'remove-sobriety', id }}
          words={{
            heading: t('sobriety.deleteHeading'),
            text: t('sobriety.deleteText', { title, date: formatDay(milestone.sobrietyDate) }),
            confirm: t('sobriety.deleteConfirm'),
            done: t('sobriety.deleted'),
            failed: t('sobriety.deleteFailed'),
          }}
          onClose={removal.close}
          onRemoved={placeAfterRemoval}
        />
      )}
    </IconActions>
  );
}
