export { ToastOutlet } from './toast-outlet.tsx';
export { closeToast, type ShownToast, showToast, type ToastContent } from './toast-store.ts';
