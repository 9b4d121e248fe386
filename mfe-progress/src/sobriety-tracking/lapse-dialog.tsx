import { milestoneLimits, type SobrietyMilestone } from '@haven/progress/contract';
import { countedUntil } from '@haven/progress/sober-days';
import { DateInput, Field, TextArea } from '@haven/shared-ui/field';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useKeptToast } from '../keeping/use-kept-toast.ts';
import { useWritten } from '../keeping/use-written.ts';
import { WritingDialog } from '../keeping/writing-dialog.tsx';
import { AfterLapse } from './after-lapse.tsx';
import { lapseTrouble } from './lapse-day.ts';
import { milestoneTitle } from './milestone-title.ts';

export type LapseDialogProps = {
  milestone: SobrietyMilestone;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  onClose: () => void;
};

/** Asks kindly for the day on which it happened again, notes it, and then shows what stays and who is there. */
export default function LapseDialog({ milestone, today, onClose }: LapseDialogProps) {
  const t = useTexts('progress');
  const tellKept = useKeptToast();
  const lastDay = countedUntil(milestone.sobrietyDate, today);
  const [lapseId] = useState(() => crypto.randomUUID());
  const written = useWritten();
  const { register, handleSubmit, formState } = useForm({
    shouldFocusError: false,
    defaultValues: { day: lastDay, note: '' },
  });
  const began = formatDay(milestone.sobrietyDate);

  const submit = handleSubmit(({ day, note }) => {
    const lapse = { id: lapseId, day, note: note.trim() };
    const action = { kind: 'log-lapse' as const, id: milestone.id, lapse };
    void written.keep(action, [note], ({ waiting, helpFirst }) => {
      // What follows in the dialog says the rest, and nothing covers the help.
      if (waiting && !helpFirst) tellKept(t('lapse.noted'), waiting);
    });
  });

  return (
    <WritingDialog
      title={t('lapse.heading')}
      lead={t('lapse.lead', { title: milestoneTitle(t, milestone) })}
      written={written}
      keepLabel={t('lapse.note')}
      failedLabel={t('lapse.failed')}
      submitCount={formState.submitCount}
      isChanged={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
      afterwards={{
        title: t('lapse.stays'),
        content: <AfterLapse milestone={milestone} lapseId={lapseId} today={today} onUndone={onClose} />,
      }}
    >
      <Field
        label={t('lapse.day')}
        hint={t('lapse.dayHint', { date: began })}
        required
        error={formState.errors.day?.message}
      >
        <DateInput
          min={milestone.sobrietyDate}
          max={lastDay}
          {...register('day', {
            validate: (day) => {
              const trouble = lapseTrouble(day, milestone, today);
              return trouble === null || t(`lapse.${trouble}`, { date: began });
            },
          })}
        />
      </Field>
      <Field label={t('lapse.words')} hint={t('lapse.wordsHint')}>
        <TextArea maxLength={milestoneLimits.lapseNote} {...register('note')} />
      </Field>
    </WritingDialog>
  );
}
