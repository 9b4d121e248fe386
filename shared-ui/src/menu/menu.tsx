import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/index.ts';
import { popupStyle } from './popup-style.ts';

/** Lies over the button and tells the menu where to open; the button itself stays outside and light. */
const Mark = styled.span`position: absolute; inset: 0; pointer-events: none;`;

/** A shade at the lower edge says that the menu goes on; it scrolls away with the end of the menu. */
const Sheet = styled(Radix.Content)`
  ${popupStyle}
  background:
    linear-gradient(transparent, ${color.surface} 60%) bottom / 100% 3rem no-repeat local,
    linear-gradient(transparent, ${color.line}) bottom / 100% 1.5rem no-repeat,
    ${color.surface};
  min-inline-size: 14rem;
  max-inline-size: min(22rem, calc(100vw - 2 * ${space.two}));
  max-block-size: var(--radix-dropdown-menu-content-available-height);
`;

type MenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  children: ReactNode;
};

/** The late half of a `MenuButton`: arrow keys, first letters, Escape; the focus goes back to the button. */
export function Menu({ open, onOpenChange, anchor, label, children }: MenuProps) {
  const isAnchor = (target: EventTarget | null) => target instanceof Node && anchor.current?.contains(target);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild aria-hidden tabIndex={-1}>
        <Mark />
      </Radix.Trigger>
      <Sheet
        align="end"
        sideOffset={6}
        collisionPadding={12}
        loop
        aria-label={label}
        aria-labelledby={undefined}
        // The button closes the menu by itself; closing it here too would make that press open it again.
        onInteractOutside={(event) => {
          if (isAnchor(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) anchor.current?.focus();
        }}
      >
        {children}
      </Sheet>
    </Radix.Root>
  );
}
