import { Field, TextArea } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { textLimit } from '@haven/wellbeing/contract';
import { charactersLeft, inSteps } from './coping-words.ts';

type WordsFieldProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
  onFocus: () => void;
};

/** A question and the box for its answer; towards the end of the room, what is left of it is counted. */
export function WordsField({ label, hint, value, onChange, onFocus }: WordsFieldProps) {
  const t = useTexts('coping');
  const left = charactersLeft(value);
  return (
    <Stack $gap="half">
      <Field label={label} hint={hint} required>
        <TextArea
          rows={4}
          maxLength={textLimit}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
        />
      </Field>
      {left !== null && (
        <Text $soft $small aria-hidden="true">
          {t('generate.left', { count: left })}
        </Text>
      )}
      <VisuallyHidden role="status">
        {left !== null && t('generate.nearEnd', { count: inSteps(left) })}
      </VisuallyHidden>
    </Stack>
  );
}
