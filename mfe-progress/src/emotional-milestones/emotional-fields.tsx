import {
  earliestDay,
  emotionalCategories,
  emotionalMilestoneTypes,
  hasWords,
  milestoneLimits,
} from '@haven/progress/contract';
import { DateInput, Field, TextArea, TextInput } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Select } from '@haven/shared-ui/select';
import { Slider } from '@haven/shared-ui/slider';
import { Switch } from '@haven/shared-ui/switch';
import { Controller, useFormContext } from 'react-hook-form';
import type { EmotionalForm } from './emotional-form.ts';
import { useProgressText } from './use-progress-text.ts';

type EmotionalFieldsProps = {
  /** What is achieved is whole: its progress is moved when it is taken up again. */
  isAchieved: boolean;
};

/** The fields of an emotional milestone. */
export function EmotionalFields({ isAchieved }: EmotionalFieldsProps) {
  const t = useTexts('progress');
  const progressText = useProgressText();
  const { control, register, formState } = useFormContext<EmotionalForm>();
  const { category, title, description, milestoneType, targetDate } = formState.errors;
  /** Blanks alone are nothing. */
  const written = (missing: string) => (typed: string) => hasWords(typed) || t(missing);
  return (
    <>
      <Controller
        control={control}
        name="category"
        rules={{ required: t('emotional.categoryMissing') }}
        render={({ field }) => (
          <Field label={t('emotional.category')} required error={category?.message}>
            <Select
              options={emotionalCategories.map((value) => ({
                value,
                label: t(`emotional.categories.${value}`),
              }))}
              value={field.value || undefined}
              onChange={field.onChange}
              placeholder={t('emotional.chooseCategory')}
            />
          </Field>
        )}
      />
      <Field label={t('emotional.title')} hint={t('emotional.titleHint')} required error={title?.message}>
        <TextInput
          maxLength={milestoneLimits.title}
          {...register('title', { validate: written('emotional.titleMissing') })}
        />
      </Field>
      <Field
        label={t('emotional.description')}
        hint={t('emotional.descriptionHint')}
        required
        error={description?.message}
      >
        <TextArea
          maxLength={milestoneLimits.description}
          {...register('description', { validate: written('emotional.descriptionMissing') })}
        />
      </Field>
      <Controller
        control={control}
        name="milestoneType"
        rules={{ required: t('emotional.typeMissing') }}
        render={({ field }) => (
          <Field label={t('emotional.type')} required error={milestoneType?.message}>
            <Select
              options={emotionalMilestoneTypes.map((value) => ({
                value,
                label: t(`emotional.types.${value}`),
              }))}
              value={field.value || undefined}
              onChange={field.onChange}
              placeholder={t('emotional.chooseType')}
            />
          </Field>
        )}
      />
      <Field
        label={t('emotional.targetDate')}
        hint={t('emotional.targetDateHint')}
        error={targetDate?.message}
      >
        <DateInput
          min={earliestDay}
          {...register('targetDate', {
            validate: (day) => !day || day >= earliestDay || t('newMilestone.dateTooEarly'),
          })}
        />
      </Field>
      {!isAchieved && (
        <Controller
          control={control}
          name="progress"
          render={({ field }) => (
            <Slider
              label={t('emotional.progress')}
              value={field.value}
              onChange={field.onChange}
              text={progressText}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="isPrivate"
        render={({ field }) => (
          <Switch
            label={t('emotional.private')}
            description={t('emotional.privateText')}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}
