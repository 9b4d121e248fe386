import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  box,
  generate,
  make,
  open,
  scrollIntoView,
  service,
  sse,
  standIn,
  write,
} from './service-stand-in.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
standIn();

test('in danger help stands first and has the focus, before the server answered', async () => {
  service.generating = () => new Promise<never>(() => undefined);
  await open();
  write('I want to kill myself tonight.');
  fireEvent.click(generate());
  const help = await screen.findByRole('alert');
  expect(within(help).getByRole('link', { name: /988/ })).toBeTruthy();
  expect(document.activeElement).toBe(help);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(help.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(help.compareDocumentPosition(screen.getByText('Your message is being written'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('help stays where no message could be had', async () => {
  service.generating = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  write('I want to kill myself tonight.');
  fireEvent.click(generate());
  await screen.findByText('Your words are still here. You can try again.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('help stays first once the message is there', async () => {
  await open();
  write('I want to kill myself tonight.');
  fireEvent.click(generate());
  await screen.findByText('Words of made.');
  const help = screen.getByRole('alert');
  expect(document.activeElement).toBe(help);
  expect(help.compareDocumentPosition(screen.getByText('Words of made.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('danger that only the server saw brings help, too', async () => {
  service.generating = () => sse(['done', make({ level: 'high', kinds: ['suicide'], about: 'self' })]);
  await open();
  write('Tired.');
  fireEvent.click(generate());
  const help = await screen.findByRole('alert');
  await screen.findByText('Words of made.');
  expect(document.activeElement).toBe(help);
});
