import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { useState } from 'react';

type Loaded = typeof import('./qr-dialog.tsx');

/** The dialog with the code; it and what draws codes arrive when somebody asks for one, and a press tries again. */
export function useQrDialog() {
  const t = useTexts('wellbeing');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  async function open(): Promise<void> {
    setState('loading');
    try {
      setLoaded(await import('./qr-dialog.tsx'));
      setState('open');
    } catch {
      setState('closed');
      showToast({
        title: t('emergencyPlan.qr.failed'),
        description: t('emergencyPlan.qr.failedText'),
        tone: 'destructive',
      });
    }
  }

  return {
    /** Null while it is closed. */
    QrDialog: state === 'open' ? (loaded?.default ?? null) : null,
    isLoading: state === 'loading',
    open,
    close: () => setState('closed'),
  };
}
