import { checkIns, savedStrategies, utcDay } from '@haven/shared-ui/device-store';
import { changeLanguage } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  ask,
  beginEachAnew,
  button,
  card,
  high,
  isGone,
  isOpen,
  network,
  night,
  open,
  openTab,
  press,
  says,
  strategy,
  tab,
  write,
} from './toolkit-in-tests.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
// What a guide does is tested where it lives; here it is opened and closed.
vi.mock('./guides/load-guide.ts', () => ({ loadGuide: async () => () => null }));

beginEachAnew();

test('strategies are generated for what was written, with the hour and the streak', async () => {
  const date = utcDay(night);
  checkIns.save({
    id: `check-in-${date}`,
    date,
    mood: 'okay',
    gratitude: 'Rain.',
    copingStrategies: [],
    notes: '',
    timestamp: night,
  });
  const fetch = network(says(answer()));
  await open();
  ask(' A long evening. ', 'Restless\n');

  const heading = await screen.findByRole('heading', { name: 'For this moment' });
  expect(screen.getByText('It is late, and you are still here.')).toBeTruthy();
  expect(screen.getByText('Put together by a program from lines that people at Haven wrote')).toBeTruthy();
  expect(card('A warm cup').getByText('Hold the cup.')).toBeTruthy();
  expect(document.activeElement).toBe(heading);
  const [path, request] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/coping-suggestions');
  expect(JSON.parse(String(request?.body))).toEqual({
    situation: 'A long evening.',
    feelings: 'Restless',
    partOfDay: 'night',
    streak: 1,
  });
});

test('a text of a language model is marked as one', async () => {
  network(says(answer({ writtenBy: 'model' })));
  await open();
  ask();
  expect(await screen.findByText('Written by an AI model')).toBeTruthy();
});

test('somebody without a session becomes a guest first, and only then', async () => {
  const fetch = network(says({ message: 'no', code: 'sign-in-required' }, 401), says({}), says(answer()));
  await open();
  expect(fetch).not.toHaveBeenCalled();
  ask();
  await screen.findByText('It is late, and you are still here.');
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/coping-suggestions',
    '/api/auth/guest',
    '/api/coping-suggestions',
  ]);
});

test('the button waits for both answers, and blanks are none', async () => {
  const fetch = network();
  await open();
  expect(button('Generate Strategies').disabled).toBe(true);
  write('A long evening.', '   ');
  expect(button('Generate Strategies').disabled).toBe(true);
  fireEvent.submit(button('Generate Strategies').form ?? document);
  expect(fetch).not.toHaveBeenCalled();
  write('A long evening.', 'Restless');
  expect(button('Generate Strategies').disabled).toBe(false);
});

test('while strategies are written it is said, and a second press asks for nothing more', async () => {
  const fetch = network();
  await open();
  ask();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(button('Generate Strategies').getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('status').some((each) => each.textContent?.includes('Looking for'))).toBe(true);
  press('Generate Strategies');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what failed is said, the words stay, and trying again brings strategies', async () => {
  const fetch = network(says({ message: 'broken', code: 'unforeseen' }, 500), says(answer()));
  await open();
  ask();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your words are still here in the form.');
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Failed to generate suggestions. Please try again.',
      tone: 'destructive',
    }),
  );
  expect(screen.getByDisplayValue('A long evening.')).toBeTruthy();
  press('Try again');
  expect(document.activeElement).toBe(button('Generate Strategies'));
  await screen.findByText('It is late, and you are still here.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'For this moment' }));
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network the built-in techniques are one press away', async () => {
  network(isGone);
  await open();
  ask();
  await screen.findByRole('alert');
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  press('Open the techniques');
  expect(isOpen('Browse Categories')).toBe(true);
  expect(document.activeElement).toBe(tab('Browse Categories'));
  expect(screen.getByRole('region', { name: 'Box breathing' })).toBeTruthy();
});

test('in danger help stands first, before any generated text, and has the focus', async () => {
  network(says(answer({ danger: high })));
  await open();
  ask('I have pills here.', 'I want to die tonight.');
  const message = await screen.findByText('It is late, and you are still here.');
  const [help] = screen.getAllByRole('alert');
  if (!help) throw new Error('no help');
  expect(
    within(help)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('tel:988');
  expect(help.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(document.activeElement).toBe(help));
});

test('where the server sees more danger than the browser, help stands too', async () => {
  network(says(answer({ danger: high })));
  await open();
  ask('A long evening.', 'Restless');
  await screen.findByText('It is late, and you are still here.');
  const hrefs = within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('tel:988');
});

test('help stays in view over a guide, and the guide has the focus', async () => {
  network(says(answer({ danger: high })));
  await open();
  ask('I have pills here.', 'I want to die tonight.');
  await screen.findByText('It is late, and you are still here.');
  const grounding = screen
    .getAllByRole('link')
    .find((link) => link.getAttribute('href') === '/coping-toolkit?guide=grounding');
  if (!grounding) throw new Error('no way to the guide');
  fireEvent.click(grounding);
  const [help] = screen.getAllByRole('alert');
  expect(help && within(help).getAllByRole('link').length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('help needs no network: the words are judged in the browser, too', async () => {
  network(isGone);
  await open();
  ask('I am on my own.', 'I want to kill myself.');
  await waitFor(() => {
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('tel:988');
  });
  // That it failed is said in the page; a toast would lie over the help.
  await screen.findByText('Your words are still here in the form.');
  expect(showToast).not.toHaveBeenCalled();
});

test('strategies and the words for them stay while somebody looks at another tab', async () => {
  network(says(answer()));
  await open();
  ask();
  await screen.findByText('It is late, and you are still here.');
  openTab('My Toolkit');
  expect(screen.queryByText('It is late, and you are still here.')).toBeNull();
  openTab('Generate Strategies');
  expect(screen.getByText('It is late, and you are still here.')).toBeTruthy();
  expect(screen.getByDisplayValue('Restless')).toBeTruthy();
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'For this moment' }));
});

test('what was written and what came of it outlive a reload, also in another language, and take no focus', async () => {
  network(says(answer()));
  const first = await open();
  write('A long evening.', 'Restless');
  first.unmount();
  await open();
  await act(() => changeLanguage('es'));
  expect(screen.getByDisplayValue('A long evening.')).toBeTruthy();
  press('Crear estrategias');
  await screen.findByText('It is late, and you are still here.');
  cleanup();
  await open();
  expect(screen.getByText('It is late, and you are still here.')).toBeTruthy();
  expect(card('A warm cup').getByText('Hold the cup.')).toBeTruthy();
  expect(screen.getByDisplayValue('A long evening.')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(Object.keys(sessionStorage).every((key) => key.startsWith('haven-unsaved-'))).toBe(true);
});

test('in danger help stands there again after a reload, takes no focus, and takes it with the next words', async () => {
  network(says(answer({ danger: high })), says(answer({ danger: high })));
  await open();
  ask('I have pills here.', 'I want to die tonight.');
  await screen.findByText('It is late, and you are still here.');
  cleanup();
  await open();
  const help = screen.getByRole('alert');
  expect(within(help).getAllByRole('link').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(document.body);
  press('Generate Strategies');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('a generated strategy is saved whole, and a second press takes it out again', async () => {
  network(says(answer()));
  await open();
  ask();
  await screen.findByText('It is late, and you are still here.');
  press('Save to My Toolkit: A warm cup');
  expect(savedStrategies.read()).toEqual([{ ...strategy(), writtenBy: 'haven', savedAt: night }]);
  expect(document.activeElement).toBe(button(/^Saved: A warm cup/));
  press(/^Saved: A warm cup/); // The tail of a double tap.
  expect(savedStrategies.read()).toHaveLength(1);
  expect(showToast).toHaveBeenCalledTimes(1);
  vi.setSystemTime(night + 2_000);
  press(/^Saved: A warm cup/);
  expect(savedStrategies.read()).toEqual([]);
});

test('in Spanish: the screen, a generated answer, and a failure', async () => {
  network(isGone, says(answer({ personalizedMessage: 'Es tarde, y sigues aquí.' })));
  await open('', 'es');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Herramientas para salir adelante');
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Crear estrategias',
    'Explorar técnicas',
    'Mis herramientas',
  ]);
  write('Una noche larga.', 'Con inquietud', 'es');
  press('Crear estrategias');
  await screen.findByText('Tus palabras siguen aquí en el formulario.');
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  press('Intentar de nuevo');
  expect(await screen.findByText('Es tarde, y sigues aquí.')).toBeTruthy();
  expect(screen.getByText('Lo armó un programa con frases que escribió gente de Haven')).toBeTruthy();
});
