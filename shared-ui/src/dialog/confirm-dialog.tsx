import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/index.ts';
import { useTexts } from '../language/index.ts';
import { Heading, Text } from '../layout/index.ts';
import { handOverStyleNonce } from '../theme/index.ts';
import { Body, Footer, scrimStyle, sheetStyle } from './dialog-style.ts';
import { useFocusReturn } from './use-focus-return.ts';

handOverStyleNonce();

const Scrim = styled(Radix.Overlay)`${scrimStyle}`;
const Sheet = styled(Radix.Content)`${sheetStyle}`;

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The deed in words: 'Clear all data', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what can't be taken back. */
  danger?: boolean;
  busy?: boolean;
  /** Does the deed. The dialog stays until its owner closes it. */
  onConfirm: () => void;
};

/** Asks before something is done. The focus begins on Cancel, and a press beside it does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTexts('common');
  const focus = useFocusReturn();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Sheet onOpenAutoFocus={focus.remember} onCloseAutoFocus={focus.giveBack}>
          <Body>
            <Radix.Title asChild>
              <Heading level={2}>{props.title}</Heading>
            </Radix.Title>
            <Radix.Description asChild>
              <Text as="div">{props.description}</Text>
            </Radix.Description>
          </Body>
          <Footer>
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? t('cancel')}</Button>
            </Radix.Cancel>
            <Button tone={props.danger ? 'danger' : 'main'} busy={props.busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </Footer>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
