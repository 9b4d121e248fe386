import { remoteProblems, showScreen } from '@haven/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import description from '../remote.json';
import Community from './community/community.tsx';
import remote from './routes.tsx';

test('the routes, remote.json and the texts of both languages agree', async () => {
  expect(await remoteProblems(remote, description)).toEqual([]);
});

test.each([
  ['en', 'Community Support', /Find AA meetings/, /Find NA meetings/],
  ['es', 'Comunidad de apoyo', /Buscar reuniones de AA/, /Buscar reuniones de NA/],
] as const)('shows the way to meetings (%s)', async (language, heading, aa, na) => {
  await showScreen(<Community />, { community: remote.texts }, language);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('link', { name: aa }).getAttribute('href')).toBe('https://www.aa.org/find-aa');
  expect(screen.getByRole('link', { name: na }).getAttribute('href')).toContain('na.org');
});
