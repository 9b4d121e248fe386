import { remoteProblems, showScreen } from '@haven/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import description from '../remote.json';
import remote from './routes.tsx';

test('the routes, remote.json and the texts of both languages agree', async () => {
  expect(await remoteProblems(remote, description)).toEqual([]);
});

test.each([
  ['/checkin', 'Daily Check-in', 'Registro diario'],
  ['/emergency-plan', 'Emergency Plan', 'Plan de emergencia'],
  ['/coping-toolkit', 'Coping Toolkit', 'Herramientas para salir adelante'],
  ['/daily-reflections', 'Daily Reflections', 'Reflexiones diarias'],
  ['/reminders', 'Gentle Reminders', 'Recordatorios amables'],
])('%s opens under its heading, in both languages', async (path, english, spanish) => {
  const route = remote.routes.find((each) => each.path === path);
  const Screen = (await route?.screen())?.default;
  if (!Screen) throw new Error(`${path} has no screen`);
  for (const [language, heading] of [
    ['en', english],
    ['es', spanish],
  ] as const) {
    const shown = await showScreen(<Screen />, { wellbeing: remote.texts }, language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    shown.unmount();
  }
});
