import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { type CheckIn, todaysCheckIn } from '@haven/shared-ui/device-store';
import { HelpFirst } from '@haven/shared-ui/help-first';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { ErrorState } from '@haven/shared-ui/states';
import { showToast } from '@haven/shared-ui/toast';
import { type FormEvent, useRef } from 'react';
import { useDangerOnSave } from '../danger/use-danger-on-save.ts';
import { AfterSaving } from './after-saving.tsx';
import { AnswerFields } from './answer-fields.tsx';
import type { RequiredAnswer } from './check-in-form.ts';
import { useCheckInForm } from './use-check-in-form.ts';

/** The control that a missing answer is given in. */
const controls: Record<RequiredAnswer, string> = { mood: 'input[type=radio]', gratitude: 'textarea' };

/** Today's check-in as a form: prefilled and 'Update' once it exists (spec section 4). */
export function CheckInForm({ all, now }: { all: CheckIn[]; now: number }) {
  const t = useTexts('wellbeing');
  const form = useRef<HTMLFormElement>(null);
  const { answers, changed, fromAnotherDay, missing, refused, change, discard, save } = useCheckInForm(
    all,
    now,
  );
  const today = todaysCheckIn(all, now);
  const [danger, lookForDanger] = useDangerOnSave(changed);

  function trySave(): void {
    lookForDanger([answers.gratitude, answers.notes]);
    const outcome = save();
    if (outcome === 'saved') showToast({ title: t('checkIn.saved') });
    if (typeof outcome === 'string') return;
    showToast({
      title: t('checkIn.incomplete.title'),
      description: t('checkIn.incomplete.description'),
      tone: 'destructive',
    });
    const [first] = outcome.missing;
    if (first) form.current?.querySelector<HTMLElement>(controls[first])?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    trySave();
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack $gap="three">
        <HelpFirst danger={danger} />
        <Card>
          <Stack $gap="four">
            <AnswerFields answers={answers} missing={missing} change={change} />
            <Stack $gap="two">
              {fromAnotherDay && <Text $soft>{t('checkIn.fromAnotherDay')}</Text>}
              <Row $gap="two">
                <Button type="submit" tone="main" size="large">
                  {t(today ? 'checkIn.update' : 'checkIn.save')}
                </Button>
                {fromAnotherDay && (
                  <Button tone="plain" onClick={discard}>
                    {t('checkIn.discard')}
                  </Button>
                )}
                {!fromAnotherDay && (changed || today) && (
                  <Text $soft>{t(changed ? 'checkIn.notSaved' : 'checkIn.kept')}</Text>
                )}
              </Row>
            </Stack>
          </Stack>
        </Card>
        {refused && (
          <ErrorState
            what={t('checkIn.refused.what')}
            safe={t('checkIn.refused.safe')}
            next={t('checkIn.refused.next')}
            onRetry={trySave}
          />
        )}
        {today && !changed && <AfterSaving mood={today.mood} />}
      </Stack>
    </form>
  );
}
