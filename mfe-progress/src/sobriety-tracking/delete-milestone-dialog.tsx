import type { SobrietyMilestone } from '@haven/progress/contract';
import { ConfirmDialog } from '@haven/shared-ui/dialog';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { milestoneTitle } from './milestone-title.ts';
import { useDeleteMilestone } from './sobriety-milestones-api.ts';

export type DeleteMilestoneDialogProps = { milestone: SobrietyMilestone; onClose: () => void };

/** Asks before a milestone is deleted, and does it. */
export default function DeleteMilestoneDialog({ milestone, onClose }: DeleteMilestoneDialogProps) {
  const t = useTexts('progress');
  const deletion = useDeleteMilestone();
  const confirm = async () => {
    if (deletion.isPending) return;
    try {
      await deletion.mutateAsync(milestone.id);
      showToast({ title: t('sobriety.deleted') });
    } catch {
      // The spec shows nothing here; a person who sees the milestone stay should know why.
      showToast({ title: t('sobriety.deleteFailed'), tone: 'destructive' });
    }
    onClose();
  };
  const date = formatDay(milestone.sobrietyDate);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sobriety.deleteHeading')}
      description={t('sobriety.deleteText', { title: milestoneTitle(t, milestone), date })}
      confirmLabel={t('sobriety.deleteConfirm')}
      danger
      busy={deletion.isPending}
      onConfirm={confirm}
    />
  );
}
