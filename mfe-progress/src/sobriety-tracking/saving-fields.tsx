import { Field, TextInput } from '@haven/shared-ui/field';
import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { Select } from '@haven/shared-ui/select';
import { Controller, useFormContext } from 'react-hook-form';
import { currencies } from './currencies.ts';
import { type MilestoneForm, minutesTrouble, moneyTrouble } from './milestone-form.ts';

/** What a sober day saves, where a person wants to see it add up. */
export function SavingFields() {
  const t = useTexts('progress');
  const { control, register, formState, getValues } = useFormContext<MilestoneForm>();
  const { money, minutes } = formState.errors;
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  const options = [...new Set([getValues('currency'), ...currencies])].map((value) => ({
    value,
    label: t('newMilestone.currencyName', { name: names.of(value), code: value }),
  }));
  const keyOrTrue = (trouble: string | null) => trouble === null || t(`newMilestone.${trouble}`);
  return (
    <>
      <Field label={t('newMilestone.money')} hint={t('newMilestone.moneyHint')} error={money?.message}>
        <TextInput
          inputMode="decimal"
          maxLength={12}
          {...register('money', { validate: (typed) => keyOrTrue(moneyTrouble(typed)) })}
        />
      </Field>
      <Controller
        control={control}
        name="currency"
        render={({ field }) => (
          <Field label={t('newMilestone.currency')}>
            <Select options={options} value={field.value} onChange={field.onChange} />
          </Field>
        )}
      />
      <Field label={t('newMilestone.minutes')} hint={t('newMilestone.minutesHint')} error={minutes?.message}>
        <TextInput
          inputMode="numeric"
          maxLength={6}
          {...register('minutes', { validate: (typed) => keyOrTrue(minutesTrouble(typed)) })}
        />
      </Field>
    </>
  );
}
