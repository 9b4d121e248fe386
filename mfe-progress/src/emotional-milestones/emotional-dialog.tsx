import type { EmotionalMilestone } from '@haven/progress/contract';
import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useKeptToast } from '../keeping/use-kept-toast.ts';
import { useWritten } from '../keeping/use-written.ts';
import { WritingDialog } from '../keeping/writing-dialog.tsx';
import type { MilestoneAction } from '../milestone-book/milestone-action.ts';
import { EmotionalFields } from './emotional-fields.tsx';
import { type EmotionalForm, emptyForm, formOf, milestoneChange, newMilestone } from './emotional-form.ts';

/** Begins anew with each opening: its owner renders it only while it is open. */
export type EmotionalDialogProps = {
  /** The one to be changed; a new one without it. */
  milestone?: EmotionalMilestone;
  onClose: () => void;
};

/** The dialog that starts or changes an emotional milestone (spec sections 2 and 5). */
export default function EmotionalDialog({ milestone, onClose }: EmotionalDialogProps) {
  const t = useTexts('progress');
  const tellKept = useKeptToast();
  // Made once: trying again after a cut sends the same milestone, which is kept once.
  const [newId] = useState(() => crypto.randomUUID());
  const written = useWritten();
  const fields = useForm<EmotionalForm>({
    shouldFocusError: false,
    defaultValues: milestone ? formOf(milestone) : emptyForm,
  });

  const actionOf = (values: EmotionalForm): MilestoneAction | null => {
    if (!milestone) {
      const started = newMilestone(values, newId);
      return started && { kind: 'start-emotional', milestone: started };
    }
    const change = milestoneChange(values);
    return change && { kind: 'change-emotional', id: milestone.id, change };
  };

  const submit = fields.handleSubmit(
    (values) => {
      const action = actionOf(values);
      if (!action) return;
      void written.keep(action, [values.title, values.description], ({ waiting, helpFirst }) => {
        // Nothing covers the help; the dialog itself says there that the words are kept.
        if (helpFirst) return;
        tellKept(t(milestone ? 'emotional.changed' : 'emotional.created'), waiting);
        onClose();
      });
    },
    // The target date is not required, and says itself what is wrong with it.
    ({ targetDate: _date, ...missing }) => {
      if (Object.keys(missing).length === 0) return;
      showToast({
        title: t('newMilestone.missing'),
        description: t('newMilestone.missingText'),
        tone: 'destructive',
      });
    },
  );

  return (
    <WritingDialog
      title={t(milestone ? 'emotional.editHeading' : 'emotional.newHeading')}
      lead={t('newMilestone.lead')}
      written={written}
      keepLabel={t(milestone ? 'newMilestone.save' : 'newMilestone.create')}
      failedLabel={t(milestone ? 'newMilestone.saveFailed' : 'newMilestone.failed')}
      submitCount={fields.formState.submitCount}
      isChanged={fields.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...fields}>
        <EmotionalFields isAchieved={milestone?.status === 'achieved'} />
      </FormProvider>
    </WritingDialog>
  );
}
