import { remoteProblems, showScreen } from '@haven/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import description from '../remote.json';
import remote from './routes.tsx';

test('the routes, remote.json and the texts of both languages agree', async () => {
  expect(await remoteProblems(remote, description)).toEqual([]);
});

test.each([
  ['/chat', 'Chat Support', 'Chat de apoyo'],
  ['/live-support', 'Live Support', 'Apoyo en vivo'],
  ['/volunteer', "Volunteers' desk", 'Mesa de voluntarios'],
])('%s says where it is and names people to call, in both languages', async (path, english, spanish) => {
  const route = remote.routes.find((each) => each.path === path);
  const Screen = (await route?.screen())?.default;
  if (!Screen) throw new Error(`${path} has no screen`);
  for (const [language, heading, word] of [
    ['en', english, 'HOME'],
    ['es', spanish, 'AYUDA'],
  ] as const) {
    const shown = await showScreen(<Screen />, { support: remote.texts }, language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(
      expect.arrayContaining(['tel:988', `sms:741741?&body=${word}`, '/crisis-resources']),
    );
    shown.unmount();
  }
});
