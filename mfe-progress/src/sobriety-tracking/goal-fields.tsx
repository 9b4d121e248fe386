import { milestoneLimits } from '@haven/progress/contract';
import { Button, IconButton } from '@haven/shared-ui/button';
import { FieldError, TextInput } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { color, space, textSize, touchTarget } from '@haven/shared-ui/theme';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { goalTrouble, type MilestoneForm } from './milestone-form.ts';

const Goals = styled(Stack)`
  legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) ${touchTarget};
  gap: ${space.one};
  align-items: center;
`;

const Wrong = styled.div`
  grid-column: 1 / -1;
  &:empty { display: none; }
`;

const Columns = styled(Line)`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

/** The goals of a milestone: the default ones can be edited and removed, and others added (spec section 5). */
export function GoalFields() {
  const t = useTexts('progress');
  const hintId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { control, register, formState } = useFormContext<MilestoneForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'goals' });

  const errorAt = (index: number) => formState.errors.goals?.[index]?.days?.message;

  const removeGoal = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };

  return (
    <Goals as="fieldset" $gap="one" aria-describedby={hintId}>
      <legend>{t('newMilestone.goals')}</legend>
      <Text id={hintId} $soft $small>
        {t('newMilestone.goalsHint')}
      </Text>
      {fields.length > 0 && (
        <Columns aria-hidden="true">
          <span>{t('newMilestone.days')}</span>
          <span>{t('newMilestone.description')}</span>
        </Columns>
      )}
      {fields.map((goal, index) => (
        <Line key={goal.id}>
          <TextInput
            aria-label={t('newMilestone.goalDays', { number: index + 1 })}
            aria-invalid={errorAt(index) ? true : undefined}
            aria-describedby={errorAt(index) && `${hintId}-${index}-error`}
            inputMode="numeric"
            maxLength={5}
            {...register(`goals.${index}.days`, {
              validate: (_, { goals }) => {
                const trouble = goals[index] ? goalTrouble(goals[index]) : null;
                return trouble === null || t(`newMilestone.${trouble}`);
              },
            })}
          />
          <TextInput
            aria-label={t('newMilestone.goalDescription', { number: index + 1 })}
            maxLength={milestoneLimits.goalDescription}
            {...register(`goals.${index}.description`)}
          />
          <IconButton
            icon={X}
            label={t('newMilestone.removeGoal', { number: index + 1 })}
            onClick={() => removeGoal(index)}
          />
          <Wrong>
            <FieldError id={`${hintId}-${index}`} error={errorAt(index)} />
          </Wrong>
        </Line>
      ))}
      {fields.length < milestoneLimits.goals && (
        <Row>
          <Button
            ref={addButton}
            tone="quiet"
            icon={Plus}
            onClick={() =>
              append({ days: '', description: '' }, { focusName: `goals.${fields.length}.days` })
            }
          >
            {t('newMilestone.addGoal')}
          </Button>
        </Row>
      )}
    </Goals>
  );
}
