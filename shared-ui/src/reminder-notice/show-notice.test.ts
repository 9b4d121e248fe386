import { expect, test } from 'vitest';
import { noticeWords } from './show-notice.ts';

test('a notice speaks the language of the device', () => {
  expect(noticeWords('daily', { language: 'en', privateMode: false }).title).toBe(
    "Today's reflection is here",
  );
  expect(noticeWords('daily', { language: 'es', privateMode: false }).title).toBe(
    'Ya está la reflexión de hoy',
  );
});

test.each(['en', 'es'] as const)('in private mode no notice in %s tells what it is about', (language) => {
  for (const kind of ['daily', 'test'] as const) {
    const { title, body } = noticeWords(kind, { language, privateMode: true });
    expect(`${title} ${body}`).not.toMatch(/haven|reflec|recover|recupera|sober|sobri|remind|recordatorio/i);
  }
});
