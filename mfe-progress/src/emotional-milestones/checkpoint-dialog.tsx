import { earliestDay, milestoneLimits } from '@haven/progress/contract';
import { DateInput, Field, TextArea } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Slider } from '@haven/shared-ui/slider';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useKeptToast } from '../keeping/use-kept-toast.ts';
import { useWritten } from '../keeping/use-written.ts';
import { WritingDialog } from '../keeping/writing-dialog.tsx';
import { dateTrouble } from '../sobriety-tracking/milestone-form.ts';

export type CheckpointDialogProps = {
  milestoneId: string;
  milestoneTitle: string;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  onClose: () => void;
};

/** In the middle, where nobody has said anything yet. */
const middleMood = 5;

/** The dialog in which somebody notes how it goes: a day, a mood out of 10, a few words. */
export default function CheckpointDialog(props: CheckpointDialogProps) {
  const { milestoneId, milestoneTitle, today, onClose } = props;
  const t = useTexts('progress');
  const tellKept = useKeptToast();
  const [checkpointId] = useState(() => crypto.randomUUID());
  const written = useWritten();
  const { control, register, handleSubmit, formState } = useForm({
    shouldFocusError: false,
    defaultValues: { date: today, moodRating: middleMood, note: '' },
  });

  const submit = handleSubmit(({ date, moodRating, note }) => {
    const checkpoint = { id: checkpointId, date, moodRating, note: note.trim() };
    void written.keep(
      { kind: 'add-checkpoint', id: milestoneId, checkpoint },
      [note],
      ({ waiting, helpFirst }) => {
        // Nothing covers the help; the dialog itself says there that the words are kept.
        if (helpFirst) return;
        tellKept(t('checkpoint.added'), waiting);
        onClose();
      },
    );
  });

  return (
    <WritingDialog
      title={t('checkpoint.heading')}
      lead={milestoneTitle}
      written={written}
      keepLabel={t('checkpoint.keep')}
      failedLabel={t('checkpoint.failed')}
      submitCount={formState.submitCount}
      isChanged={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('checkpoint.date')} required error={formState.errors.date?.message}>
        <DateInput
          min={earliestDay}
          max={today}
          {...register('date', {
            validate: (day) => {
              const trouble = dateTrouble(day, today);
              return trouble === null || t(`newMilestone.${trouble}`);
            },
          })}
        />
      </Field>
      <Controller
        control={control}
        name="moodRating"
        render={({ field }) => (
          <Slider
            label={t('checkpoint.mood')}
            value={field.value}
            onChange={field.onChange}
            min={1}
            max={10}
            step={1}
            text={(mood) => t('checkpoint.outOfTen', { mood })}
          />
        )}
      />
      <Field label={t('checkpoint.note')} hint={t('checkpoint.noteHint')}>
        <TextArea maxLength={milestoneLimits.checkpointNote} {...register('note')} />
      </Field>
    </WritingDialog>
  );
}
