import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as Toast from 'radix-ui/toast';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../button/index.ts';
import { useTexts } from '../language/index.ts';
import { color, motion, radius, space, textSize, wide } from '../theme/index.ts';
// Not by the room's index: that loads this file, and the two would go in a circle.
import { closeToast, type ShownToast } from '../toast/toast-store.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;
const leave = keyframes`from { transform: translateX(var(--radix-toast-swipe-end-x)); } to { transform: translateX(110%); }`;

/** Above dialogs, since what went wrong in one is said here; at the top on phones, off the buttons at the bottom. */
const Place = styled(Toast.Viewport)`
  position: fixed;
  z-index: 50;
  inset: 4rem 0 auto;
  margin: 0;
  padding: ${space.two};
  list-style: none;
  outline-offset: -3px;
  ${wide} { inset: auto 0 0 auto; inline-size: 27rem; }
`;

const destructive = css`background: ${color.claySoft}; > .lucide { color: ${color.clay}; }`;

const Note = styled(Toast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space.oneAndHalf};
  padding: ${space.two};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  > .lucide { inline-size: 1.5rem; block-size: 1.5rem; color: ${color.pine}; }
  ${({ $destructive }) => $destructive && destructive}
  &[data-state='open'] { animation: ${rise} ${motion.calm}; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  &[data-swipe='cancel'] { transform: none; transition: transform ${motion.calm}; }
  &[data-swipe='end'] { animation: ${leave} ${motion.quick}; }
`;

const Title = styled(Toast.Title)`font-weight: 600; line-height: 1.4;`;
const Description = styled(Toast.Description)`color: ${color.inkSoft}; font-size: ${textSize.small};`;
const Close = styled(IconButton)`margin: -0.6rem -0.6rem -0.6rem 0;`;

/** At most one toast, for 5000 ms; a swipe of 50 px to the right takes it away, F8 leads to it (spec section 4). */
export function ToastView({ toast }: { toast: ShownToast | null }) {
  const t = useTexts('common');
  const isDestructive = toast?.tone === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('toast.label')}>
      {toast && (
        <Note
          key={toast.id}
          $destructive={isDestructive}
          type={isDestructive ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && closeToast(toast.id)}
        >
          <Icon />
          <div>
            <Title>{toast.title}</Title>
            {toast.description && <Description>{toast.description}</Description>}
          </div>
          <Toast.Close asChild>
            <Close icon={X} label={t('close')} />
          </Toast.Close>
        </Note>
      )}
      <Place hotkey={['F8']} label={t('toast.region')} />
    </Toast.Provider>
  );
}
