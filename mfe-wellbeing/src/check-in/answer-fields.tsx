import { moods } from '@haven/shared-ui/device-store';
import { CheckboxGroup, ChoiceGroup, Field, TextArea } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Stack } from '@haven/shared-ui/layout';
import { MoodFace } from '@haven/shared-ui/mood-faces';
import { font, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import type { Answers, RequiredAnswer } from './check-in-form.ts';
import { copingStrategies, withStrategies } from './coping-strategies.ts';

/** Asked as a person would ask, not as a form. */
const Question = styled.span`font-family: ${font.serif}; font-size: ${textSize.large}; font-weight: 550;`;

type AnswerFieldsProps = {
  answers: Answers;
  /** What to point out as missing. */
  missing: RequiredAnswer[];
  change: (change: Partial<Answers>) => void;
};

/** The four questions of the check-in. */
export function AnswerFields({ answers, missing, change }: AnswerFieldsProps) {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  const errorOf = (answer: RequiredAnswer) =>
    missing.includes(answer) ? t(`checkIn.${answer}.missing`) : undefined;
  return (
    <Stack $gap="four">
      <ChoiceGroup
        legend={<Question>{t('checkIn.mood.question')}</Question>}
        required
        error={errorOf('mood')}
        options={moods.map((mood) => ({
          value: mood,
          label: common(`moods.${mood}`),
          picture: <MoodFace mood={mood} />,
        }))}
        value={answers.mood ?? undefined}
        onChange={(mood) => change({ mood })}
      />
      <Field
        label={<Question>{t('checkIn.gratitude.question')}</Question>}
        hint={t('checkIn.gratitude.hint')}
        required
        error={errorOf('gratitude')}
      >
        <TextArea
          rows={3}
          value={answers.gratitude}
          onChange={(event) => change({ gratitude: event.target.value })}
        />
      </Field>
      <CheckboxGroup
        legend={<Question>{t('checkIn.strategies.question')}</Question>}
        options={copingStrategies.map((name) => ({
          value: name,
          label: t(`checkIn.strategies.names.${name}`),
        }))}
        value={copingStrategies.filter((name) => answers.copingStrategies.includes(name))}
        onChange={(chosen) => change({ copingStrategies: withStrategies(chosen, answers.copingStrategies) })}
      />
      <Field label={<Question>{t('checkIn.notes.question')}</Question>} hint={t('checkIn.notes.hint')}>
        <TextArea
          rows={3}
          value={answers.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </Stack>
  );
}
