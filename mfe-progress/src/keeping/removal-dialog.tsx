import { ConfirmDialog } from '@haven/shared-ui/dialog';
import type { MilestoneAction } from '../milestone-book/milestone-action.ts';
import { useDoing } from './use-doing.ts';
import { usePlaceAsItGoes } from './use-place-as-it-goes.ts';

export type RemovalDialogProps = {
  action: MilestoneAction;
  words: { heading: string; text: string; confirm: string; done: string; failed: string };
  onClose: () => void;
  /** Gives the focus a place, since the button that led here is gone. */
  onRemoved: () => void;
};

/** Asks before something is taken away, and does it. */
export default function RemovalDialog({ action, words, onClose, onRemoved }: RemovalDialogProps) {
  const { act, busy } = useDoing();
  const isGoing = usePlaceAsItGoes(onRemoved);

  const remove = async () => {
    isGoing.current = true;
    isGoing.current = await act(action, words);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.heading}
      description={words.text}
      confirmLabel={words.confirm}
      danger
      busy={busy}
      onConfirm={remove}
    />
  );
}
