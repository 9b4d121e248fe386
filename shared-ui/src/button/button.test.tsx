import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { Button, CallLink, ExternalLink } from './index.ts';

test('a busy button keeps its words and does nothing more, not even send its form', async () => {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await showScreen(
    <form onSubmit={send}>
      <Button type="submit" busy onClick={press}>
        Save
      </Button>
    </form>,
    {},
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  // It can still hold the focus of whoever pressed it.
  button.focus();
  expect(document.activeElement).toBe(button);
});

test('a button in a form does not send it unless it says so', async () => {
  const send = vi.fn();
  await showScreen(
    <form onSubmit={send}>
      <Button>Add a contact</Button>
    </form>,
    {},
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a contact' }));
  expect(send).not.toHaveBeenCalled();
});

test('a link that leaves Haven says that it opens a new tab, and gives nothing away', async () => {
  await showScreen(<ExternalLink href="https://www.aa.org/">AA</ExternalLink>, {}, 'es');
  const link = screen.getByRole('link', { name: 'AA (se abre en otra pestaña)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a call is one tap away', async () => {
  await showScreen(<CallLink href="tel:988">Call 988</CallLink>, {});
  expect(screen.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988');
});
