/** What the tests of the toolkit have in common. */

import type { Danger } from '@haven/safety/contract';
import type { Language } from '@haven/shared-ui/language';
import { showScreen } from '@haven/shared-ui/testing';
import { showToast } from '@haven/shared-ui/toast';
import type { CopingAnswer, CopingStrategy } from '@haven/wellbeing/contract';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import remote from '../routes.tsx';
import { copingTexts } from './coping-texts.ts';
import CopingToolkit from './coping-toolkit.tsx';

export const night = new Date(2026, 10, 21, 3, 10).getTime();

export const strategy = (changes: Partial<CopingStrategy> = {}): CopingStrategy => ({
  id: 'warm-cup',
  title: 'A warm cup',
  description: 'Hold something warm.',
  category: 'grounding',
  difficulty: 'easy',
  timeNeeded: '5 minutes',
  instructions: ['Warm some water.', 'Hold the cup.'],
  tips: ['Tea is fine.'],
  ...changes,
});

export const answer = (changes: Partial<CopingAnswer> = {}): CopingAnswer => ({
  personalizedMessage: 'It is late, and you are still here.',
  strategies: [strategy()],
  writtenBy: 'haven',
  danger: { level: 'none', kinds: [], about: 'self' },
  ...changes,
});

export const high: Danger = { level: 'high', kinds: ['suicide'], about: 'self' };

/** The network: answers each call in turn. */
export function network(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => answers.shift()?.() ?? new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
export const says =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
export const isGone = () => Promise.reject(new TypeError('Failed to fetch'));

export function open(search = '', language: Language = 'en') {
  window.history.replaceState(null, '', `/coping-toolkit${search}`);
  return showScreen(<CopingToolkit />, { wellbeing: remote.texts, coping: copingTexts }, language);
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string | RegExp) => {
  button(name).focus();
  fireEvent.click(button(name));
};
export const tab = (name: string) => screen.getByRole('tab', { name });
export const openTab = (name: string) => fireEvent.mouseDown(tab(name), { button: 0 });
export const isOpen = (name: string) => tab(name).getAttribute('aria-selected') === 'true';
export const card = (name: string) => within(screen.getByRole('region', { name }));

export function write(situation: string, feelings: string, language: Language = 'en'): void {
  const [first, second] =
    language === 'en'
      ? ['What is happening right now?', 'How do you feel?']
      : ['¿Qué está pasando ahora?', '¿Cómo te sientes?'];
  fireEvent.change(screen.getByLabelText(new RegExp(`^${first.replace('?', '\\?')}`)), {
    target: { value: situation },
  });
  fireEvent.change(screen.getByLabelText(new RegExp(`^${second.replace('?', '\\?')}`)), {
    target: { value: feelings },
  });
}

export function ask(situation = 'A long evening.', feelings = 'Restless'): void {
  write(situation, feelings);
  press('Generate Strategies');
}

export const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });

/** Every test begins at night, with an empty device; jsdom needs its time on a busy machine. */
export function beginEachAnew(): void {
  vi.setConfig({ testTimeout: 30_000 });
  configure({ asyncUtilTimeout: 10_000 });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: night });
    // New browsers answer with a promise.
    vi.stubGlobal(
      'scrollTo',
      vi.fn(async () => undefined),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.mocked(showToast).mockClear();
  });
}
