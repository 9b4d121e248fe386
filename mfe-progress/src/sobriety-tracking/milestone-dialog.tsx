import type { SobrietyMilestone } from '@haven/progress/contract';
import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useKeptToast } from '../keeping/use-kept-toast.ts';
import { useWritten } from '../keeping/use-written.ts';
import { WritingDialog } from '../keeping/writing-dialog.tsx';
import type { MilestoneAction } from '../milestone-book/milestone-action.ts';
import { likelyCurrency } from './currencies.ts';
import { MilestoneFields } from './milestone-fields.tsx';
import {
  defaultGoalDays,
  formOf,
  type MilestoneForm,
  milestoneChange,
  newMilestone,
  wordsOf,
} from './milestone-form.ts';

/** Begins anew with each opening: its owner renders it only while it is open. */
export type MilestoneDialogProps = {
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  /** The one to be changed; a new one without it. */
  milestone?: SobrietyMilestone;
  onClose: () => void;
};

const emptyForm = (t: ReturnType<typeof useTexts>): MilestoneForm => ({
  type: '',
  substanceName: '',
  sobrietyDate: '',
  goals: defaultGoalDays.map((days) => ({
    days: String(days),
    description: t(`newMilestone.defaultGoals.${days}`),
  })),
  notes: '',
  money: '',
  currency: likelyCurrency(navigator.languages),
  minutes: '',
});

/** The dialog that starts or changes a sobriety milestone (spec sections 2 and 5). What was typed stays when it fails. */
export default function MilestoneDialog({ today, milestone, onClose }: MilestoneDialogProps) {
  const t = useTexts('progress');
  const tellKept = useKeptToast();
  // Made once: trying again after a cut sends the same milestone, which is kept once.
  const [newId] = useState(() => crypto.randomUUID());
  const written = useWritten();
  const fields = useForm<MilestoneForm>({
    shouldFocusError: false,
    defaultValues: milestone ? formOf(milestone, likelyCurrency(navigator.languages)) : emptyForm(t),
  });

  const actionOf = (values: MilestoneForm): MilestoneAction | null => {
    if (!milestone) {
      const started = newMilestone(values, newId);
      return started && { kind: 'start-sobriety', milestone: started };
    }
    const change = milestoneChange(values);
    return change && { kind: 'change-sobriety', id: milestone.id, change };
  };

  const submit = fields.handleSubmit(
    (values) => {
      const action = actionOf(values);
      if (!action) return;
      void written.keep(action, wordsOf(values), ({ waiting, helpFirst }) => {
        // Nothing covers the help; the dialog itself says there that the words are kept.
        if (helpFirst) return;
        tellKept(t(milestone ? 'sobriety.changed' : 'sobriety.created'), waiting);
        onClose();
      });
    },
    ({ type, sobrietyDate }) => {
      if (type || sobrietyDate?.type === 'required') {
        showToast({
          title: t('newMilestone.missing'),
          description: t('newMilestone.missingText'),
          tone: 'destructive',
        });
      }
    },
  );

  return (
    <WritingDialog
      title={t(milestone ? 'newMilestone.editHeading' : 'newMilestone.heading')}
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
        <MilestoneFields today={today} />
      </FormProvider>
    </WritingDialog>
  );
}
