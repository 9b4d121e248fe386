import { ConfirmDialog } from '@haven/shared-ui/dialog';
import { useTexts } from '@haven/shared-ui/language';
import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { hasUnsaved, logOut, saveBeforeLogOut } from '../sign-in/log-out.ts';
import type { QuestionProps } from './asked-question.ts';

/** Logs out, after a last try to save. Asks only when something could not be saved. */
export default function LogOutQuestion({ onClose }: QuestionProps) {
  const t = useTexts('shell');
  const user = useAtomValue(userAtom);
  const person = user && user !== 'unknown' ? user.id : null;
  const [unsaved, setUnsaved] = useState<number | 'saving'>('saving');
  useEffect(() => {
    if (person === null) return onClose();
    let wanted = true;
    void saveBeforeLogOut(person).then((left) => {
      if (!wanted) return;
      if (left === 0) logOut(person);
      else setUnsaved(left);
    });
    return () => {
      wanted = false;
    };
  }, [person, onClose]);
  if (person === null || (unsaved === 'saving' && !hasUnsaved(person))) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(
        unsaved === 'saving' ? 'accountMenu.logOutQuestion.saving' : 'accountMenu.logOutQuestion.title',
      )}
      description={
        unsaved === 'saving'
          ? t('accountMenu.logOutQuestion.wait')
          : t('accountMenu.logOutQuestion.text', { count: unsaved })
      }
      confirmLabel={t('accountMenu.logOutQuestion.go')}
      cancelLabel={t('accountMenu.logOutQuestion.stay')}
      busy={unsaved === 'saving'}
      onConfirm={() => logOut(person)}
    />
  );
}
