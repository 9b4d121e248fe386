export { ToastView } from './toast-view.tsx';
