// By their public names, not by path: federation then gives a remote the host's rooms instead of copies of them.
import { errorText } from '@haven/shared-ui/api-client';
import { Button, type ButtonTone } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';

/** What the late half of a menu gets from its button; pass it on to `Menu`. */
export type MenuBodyProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button: the focus goes back to it. */
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
};

type MenuButtonProps = {
  /** What the menu is called. */
  label: string;
  /** What the button shows; without words of its own in it, the label names the button. */
  children: ReactNode;
  tone?: ButtonTone;
  /** Loads the menu: a file whose default export renders `<Menu {...props}>`. */
  load: () => Promise<{ default: ComponentType<MenuBodyProps> }>;
};

const Anchor = styled.span`position: relative; display: inline-flex;`;

/** A button whose menu is loaded when somebody reaches for it, so that the first page does not carry it. */
export function MenuButton({ label, children, tone = 'plain', load }: MenuButtonProps) {
  const t = useTexts('common');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [body, setBody] = useState<{ Body: ComponentType<MenuBodyProps> } | null>(null);
  const fetchBody = async () => setBody({ Body: (await load()).default });
  // A try ahead of need may fail unseen: opening tries again, and says so.
  const prepare = () => (body ? undefined : fetchBody().catch(() => undefined));
  const toggle = () => {
    setOpen(!open);
    if (open || body) return;
    fetchBody().catch((error: unknown) => {
      setOpen(false);
      showToast({ title: errorText(t, error), tone: 'destructive' });
    });
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    toggle();
  };
  return (
    <Anchor>
      <Button
        ref={button}
        tone={tone}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        busy={open && !body}
        onClick={toggle}
        onKeyDown={openByArrow}
        onPointerEnter={prepare}
      >
        {children}
      </Button>
      {body && <body.Body open={open} onOpenChange={setOpen} anchor={button} label={label} />}
    </Anchor>
  );
}
