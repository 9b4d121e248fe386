import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { currentToast, type ShownToast, watchToast } from './toast-store.ts';

type View = ComponentType<{ toast: ShownToast | null }>;

/** Where toasts appear; the shell mounts it once. What draws them is loaded when the first one comes. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => null);
  const [view, setView] = useState<{ View: View } | 'missing' | null>(null);
  const wanted = toast !== null && (view === null || view === 'missing');
  useEffect(() => {
    if (!wanted) return;
    import('../toast-view/index.ts').then(
      ({ ToastView }) => setView({ View: ToastView }),
      // Offline before it was ever loaded: what it says must be seen all the same.
      () => setView('missing'),
    );
  }, [wanted]);
  if (view === null) return null;
  if (view === 'missing') return toast && <PlainToast key={toast.id} toast={toast} />;
  return <view.View toast={toast} />;
}
