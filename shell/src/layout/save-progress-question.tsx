import { ConfirmDialog } from '@haven/shared-ui/dialog';
import { useTexts } from '@haven/shared-ui/language';
import { useLocation } from '@haven/shared-ui/router';
import { useState } from 'react';
import { signInAddress } from '../sign-in/next-path.ts';
import type { QuestionProps } from './asked-question.ts';

/** Asks before somebody is sent to the sign-in page (spec section 2, 'Header'). */
export default function SaveProgressQuestion({ onClose }: QuestionProps) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const go = () => {
    setLeaving(true);
    location.assign(signInAddress(pathname));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('accountMenu.saveQuestion.title')}
      description={t('accountMenu.saveQuestion.text')}
      confirmLabel={t('accountMenu.saveQuestion.go')}
      cancelLabel={t('accountMenu.saveQuestion.stay')}
      busy={leaving}
      onConfirm={go}
    />
  );
}
