export { ToastOutlet } from './toast-outlet.tsx';
export { closeToast, currentToast, type ShownToast, showToast, type ToastContent } from './toast-store.ts';
