import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { type ComponentType, useState } from 'react';

/**
 * A dialog whose code arrives when somebody opens it. When it can't be loaded, a toast says so and the next press
 * tries again, which `React.lazy` would not do.
 *
 * @param load gives the dialog, which is there while it is open
 */
export function useLateDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const t = useTexts('progress');
  const [late, setLate] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  const open = async () => {
    if (late) return setState('open');
    setState('loading');
    try {
      setLate({ Dialog: (await load()).default });
      setState('open');
    } catch {
      setState('closed');
      showToast({
        title: t('progressTracker.openFailed'),
        description: t('progressTracker.openFailedText'),
        tone: 'destructive',
      });
    }
  };

  return {
    Dialog: late?.Dialog ?? null,
    isOpen: state === 'open',
    isLoading: state === 'loading',
    open,
    close: () => setState('closed'),
  };
}
