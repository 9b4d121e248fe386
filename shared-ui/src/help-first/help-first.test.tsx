import type { Danger, Kind } from '@haven/safety/contract';
import { kinds } from '@haven/safety/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '../language/index.ts';
import { BrowserRouter } from '../router/index.ts';
import { showScreen } from '../testing/index.ts';
import { HelpFirst } from './index.ts';

const danger = (kind: Kind, more: Partial<Danger> = {}): Danger => ({
  level: 'high',
  kinds: [kind],
  about: 'self',
  ...more,
});
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('shows nothing where nothing was written, and for what is no danger', async () => {
  const shown = await showScreen(<HelpFirst danger={null} />, {});
  expect(shown.container.textContent).toBe('');
  shown.rerender(<HelpFirst danger={danger('distress', { level: 'low' })} />);
  expect(shown.container.textContent).toBe('');
});

test.each([
  ['suicide', 'tel:988'],
  ['overdose', 'tel:911'],
  ['violence-at-home', 'tel:+18007997233'],
] as const)('for %s the line that fits is one tap away', async (kind, line) => {
  await showScreen(<HelpFirst danger={danger(kind)} />, {});
  expect(hrefs()).toContain(line);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('what was known before a reload takes the focus from nobody; the next judgement takes it', async () => {
  const known = await showScreen(<HelpFirst danger={danger('suicide')} wasKnown />, {});
  expect(hrefs()).toContain('tel:988');
  expect(document.activeElement).toBe(document.body);
  known.rerender(
    <BrowserRouter>
      <HelpFirst danger={danger('suicide')} />
    </BrowserRouter>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test.each(kinds)('for %s there is a human to call, whoever it is about', async (kind) => {
  for (const about of ['self', 'other'] as const) {
    const shown = await showScreen(<HelpFirst danger={danger(kind, { about })} />, {});
    expect(hrefs().some((href) => href?.startsWith('tel:'))).toBe(true);
    shown.unmount();
  }
});

test('speaks to a supporter when it is about somebody else, and leaves out a plan that is not theirs', async () => {
  await showScreen(<HelpFirst danger={danger('suicide', { about: 'other' })} />, {});
  expect(screen.getByText(/Ask them straight out/)).toBeTruthy();
  expect(hrefs()).not.toContain('/emergency-plan');
  expect(hrefs()).toContain('/crisis-resources');
});

test('speaks Spanish, also when the language changes while it is shown', async () => {
  await showScreen(<HelpFirst danger={danger('suicide')} />, {});
  await changeLanguage('es');
  expect(await screen.findByText(/Contestan a cualquier hora/)).toBeTruthy();
});

test('says that nobody was told, or who was, where somebody is', async () => {
  const shown = await showScreen(<HelpFirst danger={danger('suicide')} />, {});
  expect(shown.container.textContent).toContain('nobody was told');
  shown.rerender(
    <BrowserRouter>
      <HelpFirst danger={danger('suicide')} whoKnows="Volunteers see it." />
    </BrowserRouter>,
  );
  expect(shown.container.textContent).toContain('Volunteers see it.');
  expect(shown.container.textContent).not.toContain('nobody was told');
});
