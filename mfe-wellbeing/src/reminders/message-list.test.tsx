import { showToast } from '@haven/shared-ui/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, messageOf, messages, open, refusal, serve, service, standIn } from './service-stand-in.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
standIn();

test('says that messages are loading, and then that there are none', async () => {
  await open();
  expect(screen.getByText('Loading messages...')).toBeTruthy();
  expect(
    await screen.findByText('No messages yet. Generate your first personalized motivational message!'),
  ).toBeTruthy();
});

test('a message shows its type, its date and who wrote it', async () => {
  service.kept = [
    messageOf('one', { type: 'milestone', writtenBy: 'model' }),
    messageOf('two', { sentAt: '2026-10-02T12:00:00.000Z' }),
  ];
  await open();
  const [one, two] = await screen.findAllByRole('listitem');
  expect(one?.textContent).toContain('Milestone');
  expect(one?.textContent).toContain('Nov 21, 2026');
  expect(one?.textContent).toContain('Written by an AI model');
  expect(two?.textContent).toContain('Encouragement');
  expect(two?.textContent).toContain('Oct 2, 2026');
  expect(two?.textContent).toContain('Put together by a program from lines that people at Haven wrote');
});

test('a web address is a link in a new tab, and nothing else in a message is markup', async () => {
  const message = 'Read https://example.org/a. <img src=x onerror=alert(1)> javascript:alert(1)';
  service.kept = [messageOf('one', { message })];
  await open();
  const link = await screen.findByRole('link', { name: /More resources/ });
  expect(link.getAttribute('href')).toBe('https://example.org/a');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(messages()[0]?.textContent).toContain('<img src=x onerror=alert(1)> javascript:alert(1)');
  expect(within(messages()[0] ?? document.body).getAllByRole('link')).toHaveLength(1);
});

test('a reaction is kept, shown, and thanked for', async () => {
  service.kept = [messageOf('one')];
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Not Helpful' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Thanks for your feedback!',
      description: 'Your reaction has been recorded.',
    }),
  );
  expect(screen.getByRole('button', { name: 'Not Helpful' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('false');
  expect(service.kept[0]?.reaction).toBe('not_helpful');
});

test('a reaction that was not kept says so quietly', async () => {
  service.kept = [messageOf('one')];
  await open();
  await screen.findByText('Words of one.');
  serve.mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'Helpful' }));
  expect(await screen.findByText('Your reaction was not recorded. You can press again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('false');
  expect(showToast).not.toHaveBeenCalled();
});

const deleteButton = (index: number) => {
  const button = within(messages()[index] ?? document.body).getByRole('button', {
    name: 'Delete this message',
  });
  button.focus();
  return button;
};

test('a deleted message goes, and the focus moves to the next one, in the end to the heading', async () => {
  service.kept = [messageOf('one'), messageOf('two')];
  await open();
  await screen.findByText('Words of one.');
  fireEvent.click(deleteButton(0));
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Message deleted',
    description: 'Motivational message removed successfully',
  });
  expect(document.activeElement).toBe(messages()[0]);
  expect(document.activeElement?.textContent).toContain('Words of two.');
  fireEvent.click(deleteButton(0));
  await screen.findByText(/^No messages yet/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Motivational Messages' }));
});

test('a message that another device deleted already goes without a complaint', async () => {
  service.kept = [messageOf('one')];
  await open();
  await screen.findByText('Words of one.');
  service.kept = [];
  serve.mockImplementation(async (input, init) =>
    init?.method === 'DELETE' ? refusal(404, 'There is no such message.', 'not-found') : answer(input, init),
  );
  fireEvent.click(deleteButton(0));
  expect(await screen.findByText(/^No messages yet/)).toBeTruthy();
});

test('a message that could not be deleted stays, and that is said', async () => {
  service.kept = [messageOf('one')];
  await open();
  await screen.findByText('Words of one.');
  serve.mockResolvedValue(refusal(500, 'oh', 'unforeseen'));
  fireEvent.click(deleteButton(0));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'Failed to delete message',
      tone: 'destructive',
    }),
  );
  expect(messages()).toHaveLength(1);
});

test('messages that did not arrive can be asked for again', async () => {
  serve.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  service.kept = [messageOf('one')];
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('Your messages did not arrive.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Words of one.')).toBeTruthy();
});
