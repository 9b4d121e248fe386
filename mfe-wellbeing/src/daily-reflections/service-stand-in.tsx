/** The wellbeing service for the tests of this screen, at the network's boundary, and the hands of a person. */
import { showScreen } from '@haven/shared-ui/testing';
import { showToast } from '@haven/shared-ui/toast';
import type { Reflection, ReflectionAnswer, ReflectionProgress } from '@haven/wellbeing/contract';
import { configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import remote from '../routes.tsx';
import DailyReflections from './daily-reflections.tsx';

// jsdom works out the names of a whole screen slowly, and more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

export const evening = new Date(2026, 10, 21, 23, 30).getTime();

const languageOf = (init?: RequestInit) => new Headers(init?.headers).get('accept-language') ?? '';

/** A reflection as the service tells it in a language; its words say which it is. */
export const reflectionOf = (id: string, language = 'en'): Reflection => ({
  id,
  title: `${language} title of ${id}`,
  source: 'Written for Haven',
  category: 'asking_for_help',
  content: `${language} words of ${id}.`,
  ...(id === '11-21' && { step: 3 }),
});

/** What the service holds for this person, and what it would say next. */
export const service: { bookmarks: string[]; word: string | null; nextRandom: string; isSeeded: boolean } = {
  bookmarks: [],
  word: null,
  nextRandom: '03-04',
  isSeeded: true,
};
export const serve = vi.fn<typeof fetch>();

export const refusal = (status: number, code: string) => Response.json({ message: 'No.', code }, { status });
const progressOf = (id: string): ReflectionProgress => ({
  isBookmarked: service.bookmarks.includes(id),
  personalizedMessage: service.word,
  writtenBy: service.word ? 'haven' : null,
});
const answerOf = (id: string, init?: RequestInit): Response =>
  Response.json({
    reflection: reflectionOf(id, languageOf(init)),
    userProgress: progressOf(id),
  } satisfies ReflectionAnswer);

export const answer: typeof fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(String(input), 'http://localhost');
  if (pathname === '/api/auth/guest') return Response.json({});
  const [, , , first = '', part] = pathname.split('/');
  if (first === 'today') {
    return service.isSeeded
      ? answerOf((searchParams.get('day') ?? '').slice(5), init)
      : refusal(404, 'no-reflections');
  }
  if (first === 'random') return answerOf(service.nextRandom, init);
  if (first === 'bookmarked')
    return Response.json(service.bookmarks.map((id) => reflectionOf(id, languageOf(init))));
  if (first === 'seed') {
    const seeded = service.isSeeded ? 0 : 366;
    service.isSeeded = true;
    return Response.json({ seeded });
  }
  if (part === 'bookmark') {
    const { isBookmarked } = JSON.parse(String(init?.body));
    service.bookmarks = [...service.bookmarks.filter((id) => id !== first), ...(isBookmarked ? [first] : [])];
    return Response.json(progressOf(first));
  }
  if (part === 'personal-message') {
    service.word = service.word ? `${service.word} Again.` : 'You came here.';
    return Response.json(progressOf(first));
  }
  return init?.method === 'GET' ? answerOf(first, init) : refusal(404, 'not-found');
};

export const callsTo = (path: string) =>
  serve.mock.calls.filter(([input]) => String(input).startsWith(`/api/reflections/${path}`));
/** From now on calls to this path get another answer. */
export const answerWith = (path: string, instead: () => Response | Promise<Response>) =>
  serve.mockImplementation(async (input, init) =>
    String(input).startsWith(`/api/reflections/${path}`) ? await instead() : await answer(input, init),
  );

export const open = (language: 'en' | 'es' = 'en') =>
  showScreen(<DailyReflections />, { wellbeing: remote.texts }, language);
export const shown = () => screen.getByRole('article');
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const bookmark = () => screen.getByRole('button', { name: 'Bookmark this reflection' });
export const saved = () => screen.getByRole('region', { name: 'Saved reflections' });
export const toasts = () => vi.mocked(showToast).mock.calls.map(([toast]) => toast);

/** Puts the service in its place for every test of a file. The file itself mocks the toasts. */
export function standIn(): void {
  beforeEach(() => {
    service.bookmarks = [];
    service.word = null;
    service.nextRandom = '03-04';
    service.isSeeded = true;
    serve.mockImplementation(answer);
    vi.stubGlobal('fetch', serve);
    vi.useFakeTimers({ toFake: ['Date'], now: evening });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    serve.mockReset();
    vi.mocked(showToast).mockClear();
    queryClient.clear();
    localStorage.clear();
  });
}
