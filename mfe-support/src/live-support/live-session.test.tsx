import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeSocket } from './fake-socket.ts';
import {
  box,
  drop,
  message,
  notice,
  open,
  pass,
  press,
  said,
  session,
  setStage,
  start,
  takeUp,
  tell,
  unable,
  withVera,
  write,
} from './live-stage.tsx';

setStage();

test('sends what is written, marks it, and shows the answer with what it offers', async () => {
  await start();
  write('  I feel alone  ');
  const [sent] = FakeSocket.last.ofType('send_message');
  expect(sent).toMatchObject({ sessionId: 'one', content: 'I feel alone' });
  expect(box().value).toBe('');
  expect(said()[0]?.textContent).toContain('on its way');
  tell(
    {
      type: 'new_message',
      session,
      message: message(1, { clientId: sent?.clientId ?? '', text: 'I feel alone' }),
    },
    {
      type: 'new_message',
      session,
      message: message(2, { from: 'counselor', text: 'I hear you.', tools: ['breathing', 'of-tomorrow'] }),
    },
  );
  expect(said()).toHaveLength(2);
  expect(said()[0]?.textContent).toMatch(/kept$/);
  expect(said()[1]?.textContent).toContain("Haven's program");
  expect(within(screen.getByRole('log')).getAllByRole('link')).toHaveLength(1);
  tell({ type: 'seen', sessionId: 'one', by: 'supporter', seq: 1 });
  expect(said()[0]?.textContent).toMatch(/seen$/);
});

test('says who wrote where a model did', async () => {
  await start([message(1, { from: 'counselor', writtenBy: 'model' })]);
  expect(said()[0]?.textContent).toContain('written by a language model');
});

test('Shift and Enter make a new line, an empty message is none', async () => {
  await start();
  fireEvent.change(box(), { target: { value: 'one' } });
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  fireEvent.change(box(), { target: { value: '   ' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(FakeSocket.last.ofType('send_message')).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

test('a message that was refused says why, and can be sent again as the same one', async () => {
  await start();
  write('do not lose me');
  const clientId = FakeSocket.last.ofType('send_message')[0]?.clientId ?? '';
  tell({ type: 'error', code: 'not-kept', message: '', sessionId: 'one', clientId });
  expect(notice()).toEqual([
    'Not sent',
    'Your message could not be kept. It is still here: send it again.',
    'destructive',
  ]);
  press('Not sent. Try again');
  expect(FakeSocket.last.ofType('send_message').map((each) => [each.content, each.clientId])).toEqual([
    ['do not lose me', clientId],
    ['do not lose me', clientId],
  ]);
  tell({ type: 'new_message', session, message: message(1, { clientId, text: 'do not lose me' }) });
  expect(said()).toHaveLength(1);
});

test('what is written while the channel is lost goes once when it is back, behind what was missed', async () => {
  await start([message(1)]);
  drop();
  expect(screen.getByText('Connecting again')).toBeDefined();
  write('written meanwhile');
  expect(said()).toHaveLength(2);
  pass(1000);
  takeUp([message(2, { from: 'counselor' })]);
  expect(FakeSocket.last.ofType('start_session')).toEqual([
    { type: 'start_session', language: 'en', sessionId: 'one', after: 1 },
  ]);
  expect(FakeSocket.last.ofType('send_message').map(({ content }) => content)).toEqual(['written meanwhile']);
  expect(said().map((each) => /words 1|words 2|written meanwhile/.exec(each.textContent)?.[0])).toEqual([
    'words 1',
    'words 2',
    'written meanwhile',
  ]);
});

test('is taken up after a reload, with what was not acknowledged, and takes the focus from nobody', async () => {
  const { unmount } = await start([message(1)]);
  write('cut off');
  const clientId = FakeSocket.last.ofType('send_message')[0]?.clientId;
  unmount();
  await open();
  takeUp([message(1)]);
  expect(FakeSocket.last.ofType('start_session')[0]).toMatchObject({ sessionId: 'one', after: 0 });
  expect(FakeSocket.last.ofType('send_message')).toEqual([
    { type: 'send_message', sessionId: 'one', content: 'cut off', clientId },
  ]);
  expect(document.activeElement).toBe(document.body);
});

test('when all tries are used up it says so, and one press tries again', async () => {
  await start([message(1)]);
  for (const delay of [1000, 2000, 4000, 8000, 16_000]) {
    drop();
    pass(delay);
  }
  drop();
  expect(notice()).toEqual(['Connection failed', unable, 'destructive']);
  expect(screen.getByText('Not connected')).toBeDefined();
  press('Try again');
  takeUp();
  expect(screen.getByText('Connected')).toBeDefined();
  expect(said()).toHaveLength(1);
});

test('comes back at once when there is a network again', async () => {
  await start();
  drop();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(FakeSocket.all).toHaveLength(2);
});

test('says how it looks with a volunteer, and who it is when one is there', async () => {
  await start();
  tell({ type: 'waiting', sessionId: 'one', place: 1, onDuty: 0 });
  expect(screen.getByText(/^No volunteer is on duty right now/)).toBeDefined();
  tell({ type: 'waiting', sessionId: 'one', place: 2, onDuty: 1, usualWaitSeconds: 240 });
  expect(
    screen.getByText('You are number 2 in line for a volunteer. Lately it took about 4 minutes.'),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('switch'));
  expect(FakeSocket.last.ofType('consent')).toEqual([{ type: 'consent', sessionId: 'one', given: true }]);
  tell(
    { type: 'session_changed', session: withVera },
    { type: 'typing', sessionId: 'one', by: 'supporter', isTyping: true },
  );
  expect(screen.getByText('With Vera, volunteer')).toBeDefined();
  expect(screen.getByText('Vera is writing')).toBeDefined();
  expect(screen.queryByText(/in line/)).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('tells the other side that somebody writes, and when they stopped', async () => {
  await start();
  fireEvent.change(box(), { target: { value: 'I' } });
  fireEvent.change(box(), { target: { value: 'I f' } });
  pass(4000);
  expect(FakeSocket.last.ofType('typing').map(({ isTyping }) => isTyping)).toEqual([true, false]);
});
