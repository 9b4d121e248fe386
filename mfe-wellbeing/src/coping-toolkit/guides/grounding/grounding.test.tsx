import { showScreen } from '@haven/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { copingTexts } from '../../coping-texts.ts';
import Grounding from './grounding.tsx';

const close = vi.fn();
beforeEach(() => {
  close.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (language: 'en' | 'es' = 'en') =>
  showScreen(<Grounding onClose={close} />, { coping: copingTexts }, language);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading').textContent;
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

function toTheEnd(): void {
  for (let step = 0; step < 5; step += 1) press('Next');
}

test('goes from five things to one, a sense a step', async () => {
  await open();
  const seen: [string | null, number][] = [];
  for (let step = 1; step <= 5; step += 1) {
    expect(screen.getByText(`Step ${step} of 5`)).toBeTruthy();
    seen.push([title(), screen.getAllByRole('checkbox').length]);
    press('Next');
  }
  expect(seen).toEqual([
    ['5 things you can see', 5],
    ['4 things you can touch', 4],
    ['3 things you can hear', 3],
    ['2 things you can smell', 2],
    ['1 thing you can taste', 1],
  ]);
  expect(title()).toBe('How is it now?');
});

test('what was found stays when somebody goes back', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Thing 2' }));
  expect(screen.getByRole('status').textContent).toBe('1 of 5');
  press('Next');
  expect(screen.getByRole('status').textContent).toBe('0 of 4');
  press('Back');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing 2' }).checked).toBe(true);
});

test('each step tells who listens where they are; the first one takes the focus from nobody', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
  press('Next');
  expect(document.activeElement?.textContent).toBe('4 things you can touch');
});

test('a thing that is named counts as found, and is stored nowhere', async () => {
  await open();
  press('Write them down instead');
  fireEvent.change(screen.getByRole('textbox', { name: 'Thing 1' }), { target: { value: 'the lamp' } });
  expect(screen.getByRole('status').textContent).toBe('1 of 5');
  expect(screen.getByText(/not stored anywhere/)).toBeTruthy();
  press('Tick them off instead');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing 1' }).checked).toBe(true);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toContain('lamp');
});

test('nothing has to be found to go on', async () => {
  await open();
  toTheEnd();
  expect(document.activeElement?.textContent).toBe('How is it now?');
});

test('worse leads to people', async () => {
  await open();
  toTheEnd();
  press('Worse');
  expect(document.activeElement?.textContent).toBe('Then let a person be next');
  expect(hrefs()).toEqual(['tel:988', '/crisis-resources', '/chat']);
});

test('the same leads to another tool', async () => {
  await open();
  toTheEnd();
  press('The same');
  expect(hrefs()).toEqual(['/coping-toolkit?guide=breathing', '/coping-toolkit?guide=bodyScan']);
});

test('better leads back, or once more from the start with nothing ticked', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Thing 1' }));
  toTheEnd();
  press('Better');
  press('Once more');
  expect(title()).toBe('5 things you can see');
  expect(screen.getByRole('status').textContent).toBe('0 of 5');
  toTheEnd();
  press('Better');
  press('Back to the toolkit');
  expect(close).toHaveBeenCalledOnce();
});

test('speaks Spanish', async () => {
  await open('es');
  expect(title()).toBe('5 cosas que puedes ver');
  expect(screen.getByText('Paso 1 de 5')).toBeTruthy();
});
