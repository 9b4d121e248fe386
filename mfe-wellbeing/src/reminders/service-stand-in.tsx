/** The wellbeing service for the tests of this screen, at the network's boundary, and the hands of a person. */
import { comesFirst } from '@haven/safety/contract';
import type { Language } from '@haven/shared-ui/language';
import { showScreen } from '@haven/shared-ui/testing';
import { showToast } from '@haven/shared-ui/toast';
import {
  type GenerateAnswer,
  generateRequestSchema,
  type MotivationalMessage,
} from '@haven/wellbeing/contract';
import { configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { queryClient } from '../query-client.ts';
import remote from '../routes.tsx';
import Reminders from './reminders.tsx';

// jsdom works out the names of a whole screen slowly, and more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

export const messageOf = (id: string, more: Partial<MotivationalMessage> = {}): MotivationalMessage => ({
  id,
  type: 'encouragement',
  message: `Words of ${id}.`,
  sentAt: '2026-11-21T09:30:00.000Z',
  writtenBy: 'haven',
  ...more,
});
export const calm = { level: 'none', kinds: [], about: 'self' } satisfies GenerateAnswer['danger'];

/** What the service holds, and how it answers the next generation; everything else it does as its contract says. */
export const service: {
  kept: MotivationalMessage[];
  generating: (init: RequestInit) => Response | Promise<Response>;
} = { kept: [], generating: () => sse(['done', make()]) };
export const serve = vi.fn<typeof fetch>();
export const scrollIntoView = vi.fn<() => void>();

export const sse = (...events: [string, unknown][]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream; charset=UTF-8' },
  });
/** Writes a message and keeps it, unless it is for somebody in danger. */
export const make = (danger: GenerateAnswer['danger'] = calm): GenerateAnswer => {
  const message = messageOf('made');
  const isKept = !comesFirst(danger);
  if (isKept) service.kept = [message, ...service.kept.filter(({ id }) => id !== message.id)];
  return { message, danger, isKept };
};
export const refusal = (status: number, message: string, code: string) =>
  Response.json({ message, code }, { status });

export const answer: typeof fetch = async (input, init = {}) => {
  const call = `${init.method} ${String(input)}`;
  const [, id = '', part] = /\/api\/motivational-messages\/([^/]+)(\/reaction)?$/.exec(call) ?? [];
  if (call === 'POST /api/auth/guest') return Response.json({});
  if (call === 'GET /api/motivational-messages') return Response.json(service.kept);
  if (call === 'POST /api/generate-motivational-message') return await service.generating(init);
  if (call.startsWith('DELETE')) {
    service.kept = service.kept.filter((each) => each.id !== id);
    return new Response(null, { status: 204 });
  }
  if (part) {
    const { reaction } = JSON.parse(String(init.body));
    service.kept = service.kept.map((each) => (each.id === id ? { ...each, reaction } : each));
    return Response.json(service.kept.find((each) => each.id === id));
  }
  return refusal(404, 'There is no such page.', 'not-found');
};

export const callsTo = (path: string) => serve.mock.calls.filter(([input]) => String(input) === path);
export const requests = () =>
  callsTo('/api/generate-motivational-message').map(([, init]) =>
    z.parse(generateRequestSchema, JSON.parse(String(init?.body))),
  );

export const open = (language: Language = 'en') =>
  showScreen(<Reminders />, { wellbeing: remote.texts }, language);
export const box = () => screen.getByLabelText<HTMLTextAreaElement>('How are you feeling today?');
export const generate = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Personalized Message' });
export const write = (words: string) => fireEvent.change(box(), { target: { value: words } });
export const messages = () => screen.getAllByRole('listitem');

/** Puts the service in its place for every test of a file. The file itself mocks the toasts. */
export function standIn(): void {
  beforeAll(async () => {
    // The screen fetches it when it opens; here it would be waited for in the middle of a test.
    await import('@haven/safety');
  });
  beforeEach(() => {
    service.kept = [];
    service.generating = () => sse(['done', make()]);
    serve.mockImplementation(answer);
    vi.stubGlobal('fetch', serve);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('scrollTo', vi.fn());
    // jsdom has none.
    Element.prototype.scrollIntoView = scrollIntoView;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    serve.mockReset();
    scrollIntoView.mockReset();
    vi.mocked(showToast).mockClear();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
  });
}
