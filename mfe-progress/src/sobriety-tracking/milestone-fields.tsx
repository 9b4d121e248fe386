import { earliestDay, milestoneLimits, sobrietyTypes } from '@haven/progress/contract';
import { countedUntil } from '@haven/progress/sober-days';
import { DateInput, Field, TextArea, TextInput } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Select } from '@haven/shared-ui/select';
import { Controller, useFormContext } from 'react-hook-form';
import { GoalFields } from './goal-fields.tsx';
import { dateTrouble, type MilestoneForm } from './milestone-form.ts';
import { SavingFields } from './saving-fields.tsx';

/** The fields of a milestone, new or changed. */
export function MilestoneFields({ today }: { today: string }) {
  const t = useTexts('progress');
  const { control, register, formState } = useFormContext<MilestoneForm>();
  const { type, sobrietyDate } = formState.errors;
  const began = formState.defaultValues?.sobrietyDate ?? '';
  const types = sobrietyTypes.map((value) => ({ value, label: t(`sobriety.types.${value}`) }));
  return (
    <>
      <Controller
        control={control}
        name="type"
        rules={{ required: t('newMilestone.typeMissing') }}
        render={({ field }) => (
          <Field label={t('newMilestone.type')} required error={type?.message}>
            <Select
              options={types}
              value={field.value || undefined}
              onChange={field.onChange}
              placeholder={t('newMilestone.choose')}
            />
          </Field>
        )}
      />
      <Field label={t('newMilestone.substanceName')} hint={t('newMilestone.substanceNameHint')}>
        <TextInput maxLength={milestoneLimits.substanceName} {...register('substanceName')} />
      </Field>
      <Field
        label={t('newMilestone.sobrietyDate')}
        hint={t('newMilestone.sobrietyDateHint')}
        required
        error={sobrietyDate?.message}
      >
        <DateInput
          min={earliestDay}
          max={countedUntil(began, today)}
          {...register('sobrietyDate', {
            required: t('newMilestone.dateMissing'),
            validate: (day) => {
              const trouble = dateTrouble(day, today, began);
              return trouble === null || t(`newMilestone.${trouble}`);
            },
          })}
        />
      </Field>
      <GoalFields />
      <SavingFields />
      <Field label={t('newMilestone.notes')} hint={t('newMilestone.notesHint')}>
        <TextArea maxLength={milestoneLimits.notes} {...register('notes')} />
      </Field>
    </>
  );
}
