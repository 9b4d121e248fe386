import styled from 'styled-components';
import { color, radius, space } from '../theme/index.ts';
import { closeToast, type ShownToast } from './toast-store.ts';

const Note = styled.button`
  position: fixed;
  z-index: 50;
  inset: 4.5rem ${space.two} auto;
  padding: ${space.two};
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  text-align: start;
`;

/** A toast without the code that makes it swipe and leave by itself: stays until it is pressed. */
export function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <div role="alert">
      <Note type="button" onClick={() => closeToast(toast.id)}>
        <strong>{toast.title}</strong> {toast.description}
      </Note>
    </div>
  );
}
