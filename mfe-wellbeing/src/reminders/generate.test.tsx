import { changeLanguage } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  box,
  callsTo,
  calm,
  generate,
  make,
  messageOf,
  messages,
  open,
  refusal,
  requests,
  scrollIntoView,
  serve,
  service,
  sse,
  standIn,
  write,
} from './service-stand-in.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
standIn();

test('the button rests while there is nothing but blanks', async () => {
  await open();
  expect(generate().disabled).toBe(true);
  write('  \n ');
  expect(generate().disabled).toBe(true);
  write('Tired.');
  expect(generate().disabled).toBe(false);
});

test('a message grows while it is written, then stands first in the list and has the focus', async () => {
  service.kept = [messageOf('older')];
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const tell = (text: string) => act(() => writer.write(new TextEncoder().encode(text)));
  service.generating = () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  await open();
  await screen.findByText('Words of older.');
  write('  Tired today. ');
  fireEvent.click(generate());
  expect(await screen.findByText('Your message is being written')).toBeTruthy();
  expect(generate().getAttribute('aria-disabled')).toBe('true');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  await tell('event: text\ndata: {"text":"Not this."}\n\n');
  expect(await screen.findByText('Not this.')).toBeTruthy();
  await tell('event: start-over\ndata: {}\n\nevent: text\ndata: {"te');
  await tell('xt":"Take it"}\n\nevent: text\ndata: {"text":" slowly."}\n\n');
  expect(await screen.findByText('Take it slowly.')).toBeTruthy();
  expect(screen.queryByText('Not this.')).toBeNull();

  const made = messageOf('made', { message: 'Take it slowly.' });
  service.kept = [made, ...service.kept];
  await tell(`event: done\ndata: ${JSON.stringify({ message: made, danger: calm })}\n\n`);
  await waitFor(() => expect(messages()).toHaveLength(2));
  expect(screen.queryByText('Your message is being written')).toBeNull();
  expect(messages()[0]?.textContent).toContain('Take it slowly.');
  await waitFor(() => expect(document.activeElement).toBe(messages()[0]));
  expect(box().value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Success!',
    description: 'New motivational message generated!',
  });
  expect(requests()).toMatchObject([{ userContext: 'Tired today.', streak: 0 }]);
  await waitFor(() => expect(callsTo('/api/motivational-messages')).toHaveLength(2));
});

test('a list that was asked for before the message, and comes after it, does not take it away', async () => {
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  let asked = 0;
  serve.mockImplementation(async (input, init) => {
    const listed = await answer(input, init);
    if (String(input) === '/api/motivational-messages' && asked++ === 0) await late;
    return listed;
  });
  await open();
  write('Tired.');
  fireEvent.click(generate());
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  await act(async () => come());
  expect(await screen.findByText('Words of made.')).toBeTruthy();
});

test('a message that comes whole, as JSON, is as good', async () => {
  service.generating = () => Response.json(make(), { status: 201 });
  await open();
  write('Tired.');
  fireEvent.click(generate());
  expect(await screen.findByText('Words of made.')).toBeTruthy();
});

test('the style is sent only where one was chosen', async () => {
  await open();
  write('Tired.');
  fireEvent.click(generate());
  await screen.findByText('Words of made.');
  write('Tired.');
  fireEvent.change(screen.getByLabelText('Style'), { target: { value: 'spiritual' } });
  fireEvent.click(generate());
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(requests().map(({ style }) => style)).toEqual([undefined, 'spiritual']);
});

test('somebody without a session gets an anonymous one, and then the message', async () => {
  let session = false;
  serve.mockImplementation(async (input, init) => {
    if (String(input) === '/api/auth/guest') session = true;
    const isGenerating = String(input).endsWith('/generate-motivational-message');
    return isGenerating && !session
      ? refusal(401, 'Please sign in first.', 'sign-in-required')
      : await answer(input, init);
  });
  await open();
  write('Tired.');
  fireEvent.click(generate());
  expect(await screen.findByText('Words of made.')).toBeTruthy();
  // Whether or not it was asked for before there was a session, it is the one message.
  expect(new Set(requests().map(({ id }) => id)).size).toBe(1);
  expect(callsTo('/api/auth/guest')).toHaveLength(1);
});

test.each([
  ['as an answer', () => refusal(429, 'Too many tries. Please wait 5 min.', 'too-many-tries')],
  [
    'within the stream',
    () =>
      sse(
        ['text', { text: 'Half a' }],
        ['failed', { status: 429, message: 'Too many tries. Please wait 5 min.', code: 'too-many-tries' }],
      ),
  ],
])("the server's refusal, %s, is said in its words, and the person's stay", async (_, refuse) => {
  service.generating = refuse;
  await open();
  write('Tired.');
  fireEvent.click(generate());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'Too many tries. Please wait 5 min.',
      tone: 'destructive',
    }),
  );
  expect(box().value).toBe('Tired.');
  expect(screen.queryByText('Half a')).toBeNull();
  expect(screen.getByText('Your words are still here. You can try again.')).toBeTruthy();
});

test.each([
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a stream that ends too early', () => sse(['text', { text: 'Half' }])],
  ['a proxy’s error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an answer of another shape', () => Response.json({ message: 'hello' })],
])('%s says that it failed, and trying again is a retry under the same id', async (_, fail) => {
  service.generating = fail;
  await open();
  write('Tired.');
  fireEvent.click(generate());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'Failed to generate message',
      tone: 'destructive',
    }),
  );
  service.generating = () => sse(['done', make()]);
  fireEvent.click(generate());
  await screen.findByText('Words of made.');
  write('Tired.');
  fireEvent.click(generate());
  await waitFor(() => expect(requests()).toHaveLength(3));
  const [first, retry, next] = requests().map(({ id }) => id);
  expect(retry).toBe(first);
  expect(next).not.toBe(first);
});

test('a server that falls silent is given up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  service.generating = ({ signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  await open();
  write('Tired.');
  fireEvent.click(generate());
  await waitFor(() => expect(requests()).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
});

test('a server that writes slowly is waited for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const tell = (text: string) => act(() => writer.write(new TextEncoder().encode(text)));
  service.generating = ({ signal }) => {
    signal?.addEventListener('abort', () => void writer.abort(signal.reason));
    return new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  };
  await open();
  write('Tired.');
  fireEvent.click(generate());
  for (const piece of ['Take', ' it', ' slowly.']) {
    await waitFor(() => expect(requests()).toHaveLength(1));
    await tell(`event: text\ndata: ${JSON.stringify({ text: piece })}\n\n`);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
  }
  expect(screen.getByText('Take it slowly.')).toBeTruthy();
  await tell(`event: done\ndata: ${JSON.stringify(make())}\n\n`);
  expect(await screen.findByText('Words of made.')).toBeTruthy();
});

test('what was not sent yet outlives a reload and a change of language', async () => {
  const first = await open();
  write('A long night.');
  first.unmount();
  await open();
  expect(box().value).toBe('A long night.');
  await act(() => changeLanguage('es'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('¿Cómo te sientes hoy?').value).toBe('A long night.');
});

test('near the limit the characters that are left are counted', async () => {
  await open();
  write('a'.repeat(1799));
  expect(screen.queryByText(/characters left/)).toBeNull();
  write('a'.repeat(1999));
  expect(screen.getByText('1 character left')).toBeTruthy();
  expect(box().maxLength).toBe(2000);
});

test('in Spanish the call says so, and a refusal is said in Spanish', async () => {
  service.generating = () => refusal(429, 'Too many tries. Please wait 1 min.', 'too-many-tries');
  await open('es');
  fireEvent.change(screen.getByLabelText('¿Cómo te sientes hoy?'), { target: { value: 'Con cansancio.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Crear mensaje personal' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  const [, init] = callsTo('/api/generate-motivational-message')[0] ?? [];
  expect(new Headers(init?.headers).get('accept-language')).toBe('es');
  expect(vi.mocked(showToast).mock.calls[0]?.[0].description).toMatch(/minuto/);
});
