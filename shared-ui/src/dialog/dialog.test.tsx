import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Clear all data"
      description="This cannot be undone."
      confirmLabel="Clear all data"
      danger
      onConfirm={onConfirm}
    />
  );
}

test('a question begins on Cancel, and stays until its owner has done the deed', async () => {
  const confirm = vi.fn();
  await showScreen(<Asking onConfirm={confirm} />, {});
  screen.getByRole('alertdialog', { name: 'Clear all data', description: 'This cannot be undone.' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all data' }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirm).toHaveBeenCalledOnce();
});

function Reading() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Healthy coping skills">
      <input aria-label="a field" />
    </Dialog>
  );
}

test('a dialog is named by its title, takes the focus itself, and closes by its cross', async () => {
  await showScreen(<Reading />, {}, 'es');
  const dialog = screen.getByRole('dialog', { name: 'Healthy coping skills' });
  expect(document.activeElement).toBe(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
