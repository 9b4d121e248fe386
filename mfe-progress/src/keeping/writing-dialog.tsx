import { comesFirst } from '@haven/safety/contract';
import { Button } from '@haven/shared-ui/button';
import { prepareToAssess } from '@haven/shared-ui/danger';
import { ConfirmDialog, Dialog } from '@haven/shared-ui/dialog';
import { HelpFirst } from '@haven/shared-ui/help-first';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { KeepFailure } from './keep-failure.tsx';
import type { Written } from './use-written.ts';

type WritingDialogProps = {
  title: string;
  lead: string;
  written: Written;
  /** What the main button does, in words. */
  keepLabel: string;
  /** What is said when it could not be kept. */
  failedLabel: string;
  /** How often it was tried to keep the form: each time the first field with an error gets the focus. */
  submitCount: number;
  /** True while something was typed that is not kept: closing then asks first. */
  isChanged: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** What stands in the place of the form once it is kept. */
  afterwards?: { title: string; content: ReactNode };
  children: ReactNode;
};

/**
 * A dialog in which somebody writes. Where the words tell of danger, help stands before everything else; once they are
 * kept, nothing but the help remains.
 */
export function WritingDialog(props: WritingDialogProps) {
  const { written, submitCount, isChanged, afterwards, onClose } = props;
  const t = useTexts('progress');
  const common = useTexts('common');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isHelpFirst = written.danger !== null && comesFirst(written.danger);

  // A select is no native control, so the first field with an error is found by its mark.
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  // The button that was pressed is gone with the form. Help takes the focus by itself.
  useEffect(() => {
    if (written.kept && !isHelpFirst) after.current?.focus({ preventScroll: true });
    if ((written.kept || isHelpFirst) && body.current) body.current.scrollTop = 0;
  }, [written.kept, isHelpFirst]);

  const close = () => (isChanged && !written.kept ? setAsking(true) : onClose());

  const writing = (
    <>
      <Button onClick={close}>{common('cancel')}</Button>
      <Button tone="main" type="submit" form={formId} busy={written.busy}>
        {props.keepLabel}
      </Button>
      {written.failure && <KeepFailure what={props.failedLabel} failure={written.failure} />}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={(written.kept && afterwards?.title) || props.title}
      description={written.kept ? undefined : props.lead}
      footer={written.kept ? <Button onClick={onClose}>{common('close')}</Button> : writing}
      body={body}
    >
      <HelpFirst danger={written.danger} />
      {written.kept ? (
        <Stack ref={after} tabIndex={-1} $gap="three">
          {afterwards?.content ?? <Text>{t('progressTracker.wordsKept')}</Text>}
        </Stack>
      ) : (
        <Stack
          as="form"
          ref={form}
          id={formId}
          noValidate
          onInput={prepareToAssess}
          onSubmit={props.onSubmit}
          $gap="three"
        >
          {props.children}
        </Stack>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('unsaved.heading')}
        description={t('unsaved.text')}
        cancelLabel={t('unsaved.stay')}
        confirmLabel={t('unsaved.leave')}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
