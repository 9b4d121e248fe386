import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/index.ts';
import { useTexts } from '../language/index.ts';
import { Heading, Text } from '../layout/index.ts';
import { handOverStyleNonce, space } from '../theme/index.ts';
import { Body, Footer, Head, scrimStyle, sheetStyle } from './dialog-style.ts';
import { useFocusReturn } from './use-focus-return.ts';

handOverStyleNonce();

const Scrim = styled(Radix.Overlay)`${scrimStyle}`;
const Sheet = styled(Radix.Content)`${sheetStyle}`;
const Close = styled(
  IconButton,
)`position: absolute; inset-block-start: ${space.one}; inset-inline-end: ${space.one};`;

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons; they stay in view while the content scrolls. The main one comes last. */
  footer?: ReactNode;
  /** What scrolls: everything between the title and the footer. */
  body?: Ref<HTMLDivElement>;
};

/** A dialog over the page. Escape, the cross and a press beside it close it; the focus goes back to where it was. */
export function Dialog({ open, onOpenChange, title, description, children, footer, body }: DialogProps) {
  const t = useTexts('common');
  const sheet = useRef<HTMLDivElement>(null);
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          ref={sheet}
          {...(description ? {} : { 'aria-describedby': undefined })}
          // The sheet itself, not its first field: on a phone that would raise the keyboard over what is to be read.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus.remember();
            sheet.current?.focus();
          }}
          onCloseAutoFocus={focus.giveBack}
        >
          <Head>
            <Radix.Title asChild>
              <Heading level={2}>{title}</Heading>
            </Radix.Title>
          </Head>
          <Body ref={body}>
            {description && (
              <Radix.Description asChild>
                <Text $soft>{description}</Text>
              </Radix.Description>
            )}
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
          <Radix.Close asChild>
            <Close icon={X} label={t('close')} />
          </Radix.Close>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
