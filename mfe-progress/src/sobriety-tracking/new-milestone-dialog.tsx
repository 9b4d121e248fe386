import { ApiError, errorText } from '@haven/shared-ui/api-client';
import { Button } from '@haven/shared-ui/button';
import { Dialog } from '@haven/shared-ui/dialog';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { color, radius, space, wide } from '@haven/shared-ui/theme';
import { showToast } from '@haven/shared-ui/toast';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { MilestoneFields } from './milestone-fields.tsx';
import { defaultGoalDays, type MilestoneForm, newMilestone } from './milestone-form.ts';
import { useCreateMilestone } from './sobriety-milestones-api.ts';

/** Begins empty with each opening: its owner renders it only while it is open. */
export type NewMilestoneDialogProps = {
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  onClose: () => void;
  onCreated: () => void;
};

/** The dialog that creates a sobriety milestone (spec sections 2 and 5). What was typed stays when it fails. */
export default function NewMilestoneDialog({ today, onClose, onCreated }: NewMilestoneDialogProps) {
  const t = useTexts('progress');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // Made once: trying again after a cut sends the same milestone, which the service keeps once.
  const [milestoneId] = useState(() => crypto.randomUUID());
  const create = useCreateMilestone(today);
  const fields = useForm<MilestoneForm>({
    shouldFocusError: false,
    defaultValues: {
      type: '',
      substanceName: '',
      sobrietyDate: '',
      goals: defaultGoalDays.map((days) => ({
        days: String(days),
        description: t(`newMilestone.defaultGoals.${days}`),
      })),
      notes: '',
    },
  });
  const { submitCount } = fields.formState;

  // The select of the type is no native control, so the first field with an error is found by its mark.
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const submit = fields.handleSubmit(
    (values) => {
      const milestone = newMilestone(values, milestoneId);
      if (milestone && !create.isPending) create.mutate(milestone, { onSuccess: onCreated });
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('newMilestone.heading')}
      description={t('newMilestone.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('newMilestone.cancel')}</Button>
          <Button tone="main" type="submit" form={formId} busy={create.isPending}>
            {t('newMilestone.create')}
          </Button>
          {create.error && <CreateFailure error={create.error} />}
        </>
      }
    >
      <FormProvider {...fields}>
        <Stack as="form" ref={form} id={formId} noValidate onSubmit={submit} $gap="three">
          <MilestoneFields today={today} />
        </Stack>
      </FormProvider>
    </Dialog>
  );
}

/** Over the buttons on phones, beside them where there is room: in view when the press did not do its work. */
const Failure = styled(Stack)`
  padding: ${space.oneAndHalf} ${space.two};
  border-radius: ${radius.small};
  background: ${color.claySoft};
  ${wide} {
    flex: 1;
    order: -1;
  }
`;

function CreateFailure({ error }: { error: unknown }) {
  const t = useTexts('progress');
  const common = useTexts('common');
  const isFull = error instanceof ApiError && error.code === 'too-many-milestones';
  return (
    <Failure role="alert" $gap="half">
      <strong>{t('newMilestone.failed')}</strong>
      <Text $small>
        {t('newMilestone.kept')} {isFull ? t('newMilestone.tooMany') : errorText(common, error)}
      </Text>
    </Failure>
  );
}
