import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Menu, MenuItem } from '../menu/index.ts';
import { showScreen } from '../testing/index.ts';
import { currentToast } from '../toast/index.ts';
import { type MenuBodyProps, MenuButton } from './index.ts';

const chosen = vi.fn();
const Body = (props: MenuBodyProps) => (
  <Menu {...props}>
    <MenuItem onSelect={chosen}>Log out</MenuItem>
  </Menu>
);

/** The open menu. A browser says that it unfolds; jsdom does not, and radix would wait for the end of that for ever. */
async function openMenu() {
  const menu = await screen.findByRole('menu', { name: 'Account' });
  fireEvent.animationStart(menu);
  return menu;
}

test('the menu is loaded when somebody asks for it, and opens at that press', async () => {
  const load = vi.fn(async () => ({ default: Body }));
  await showScreen(
    <MenuButton label="Account" load={load}>
      Account
    </MenuButton>,
    {},
  );
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Account', expanded: false });
  fireEvent.click(button);
  const menu = await openMenu();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(chosen).toHaveBeenCalledOnce();
  await waitFor(() => expect(menu.isConnected).toBe(false));
  expect(document.activeElement).toBe(button);
});

test('the arrow key opens it, Escape closes it and gives the focus back', async () => {
  await showScreen(
    <MenuButton label="Account" load={async () => ({ default: Body })}>
      Account
    </MenuButton>,
    {},
  );
  const button = screen.getByRole('button', { name: 'Account' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  const menu = await openMenu();
  act(() => menu.focus());
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('a menu that can not be had says so, and is tried again at the next press', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: Body });
  await showScreen(
    <MenuButton label="Account" load={load}>
      Account
    </MenuButton>,
    {},
  );
  const button = screen.getByRole('button', { name: 'Account' });
  fireEvent.click(button);
  await waitFor(() => expect(currentToast()?.title).toMatch(/can't be reached/));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  await screen.findByRole('menu');
});
