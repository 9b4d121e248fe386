import { describe, expect, it } from 'vitest';
import { assess, type Options } from './assess.ts';
import { comesFirst } from './contract.ts';
import { corpus } from './corpus/corpus.ts';

const levelOf = (text: string) => assess(text).level;

describe('what is denied', () => {
  it.each([
    "I don't want to die",
    'no me quiero morir',
    'I have never thought about killing myself',
    'no estoy pensando en suicidarme',
    'my therapist asked if i was suicidal and i said no',
  ])('raises nothing: %s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  it.each([
    "I don't want to die but I don't want to live like this",
    "i won't do it today but i have the knife next to me",
    "I can't stop thinking about killing myself",
    'no aguanto mas quiero morir',
    'my therapist asked if i was suicidal and i said yes',
  ])('does not cover what it does not deny: %s', (text) => {
    expect(['medium', 'high']).toContain(levelOf(text));
  });
});

describe('spelling', () => {
  it.each([
    'I want to kill myself',
    'i wanna k1ll mys3lf',
    'I want to k i l l myself',
    'Ｉ ｗａｎｔ ｔｏ ｋｉｌｌ ｍｙｓｅｌｆ',
    'I want to ki\u200bll my\u200dself',
    'i want to killlll myself',
    'i wanna kms',
    'i’m gonna unalive myself',
    'quiero m4t4rm3',
    'kiero suisidarme',
    'QUIERO MATARME YA',
  ])('keeps the grade of the plain sentence: %s', (text) => {
    expect(levelOf(text)).toBe('high');
  });
});

describe('idiom', () => {
  it.each([
    'this homework is killing me',
    'muero de risa',
    'me muero de hambre',
    'if I have to do one more zoom i will kill myself lol',
    'mi jefe me va a matar cuando vea esto',
  ])('is ordinary talk: %s', (text) => {
    expect(levelOf(text)).toBe('none');
  });

  it('keeps a plain death wish said with a laugh', () => {
    expect(levelOf('jajaja me quiero morir')).toBe('medium');
  });
});

describe('time', () => {
  it('grades an attempt of the last days high and one of years ago low', () => {
    expect(levelOf('i tried to kill myself last night')).toBe('high');
    expect(levelOf('I tried to kill myself ten years ago')).toBe('low');
    expect(levelOf('anoche intenté matarme')).toBe('high');
    expect(levelOf('hace diez años intenté matarme')).toBe('low');
  });
});

describe('who it is about', () => {
  it('tells the writer from somebody else', () => {
    expect(assess('my brother says he wants to die')).toMatchObject({ level: 'medium', about: 'other' });
    expect(assess('mi hermano dice que se quiere morir')).toMatchObject({ level: 'medium', about: 'other' });
    expect(assess('my mom died and i want to die')).toMatchObject({ level: 'medium', about: 'self' });
  });
});

describe('signs together', () => {
  it('weighs a lapse low, and a lapse without care for life medium', () => {
    expect(levelOf('I relapsed after 90 days')).toBe('low');
    expect(levelOf("I relapsed and I don't care if I die")).toBe('medium');
  });

  it('weighs a death wish with means at hand high', () => {
    expect(levelOf('i want to die and i have a gun')).toBe('high');
  });
});

describe('what is told', () => {
  it('points at the words in the text as given, accents, emoji and all', () => {
    const text = '😀 Perdón, ya no sé. Quiero matarme hoy';
    const { spans } = assess(text);
    expect(spans.map(({ start, end }) => text.slice(start, end).toLowerCase())).toContain('quiero matarme');
  });

  it('puts the gravest kind first', () => {
    expect(assess('i relapsed and now i am going to kill myself').kinds).toEqual(['suicide', 'lapse']);
  });

  it('says nothing of a harmless message', () => {
    expect(assess('good morning')).toEqual({
      level: 'none',
      kinds: [],
      about: 'self',
      spans: [],
      reasons: [],
    });
  });
});

describe('a conversation', () => {
  it('rises at once', () => {
    expect(assess('i want to kill myself', { history: [{ level: 'none' }] }).level).toBe('high');
  });

  it('falls by one grade a message', () => {
    const history: { level: ReturnType<typeof levelOf> }[] = [{ level: 'high' }];
    for (const expected of ['medium', 'low', 'none'] as const) {
      const { level, reasons } = assess('thank you', { history });
      expect(level).toBe(expected);
      expect(reasons).toEqual(expected === 'none' ? [] : ['history']);
      history.push({ level });
    }
  });
});

it('what an earlier message was about stays so for as long as it keeps the level up', () => {
  const friend = assess('my friend took all his pills and he is not waking up', { language: 'en' });
  expect(friend).toMatchObject({ level: 'high', about: 'other' });
  const then = assess('if i call will we get arrested', { language: 'en', history: [friend] });
  expect(then.level).toBe('medium');
  expect(then).toMatchObject({ kinds: expect.arrayContaining(friend.kinds), about: 'other' });
  expect(then.reasons).toContain('history');
  const later = assess('we are home, it was a long day', {
    language: 'en',
    history: [friend, friend, then, then],
  });
  expect(later.about).toBe('other');
});

describe('a conversation that was calm so far', () => {
  const calm = { history: [{ level: 'none' }, { level: 'low' }] } as const;

  it('takes more than a likeness to raise an alarm in it', () => {
    const turns = [...corpus.eval.en, ...corpus.eval.es];
    const raised = (options: Options) => turns.filter(({ text }) => comesFirst(assess(text, options))).length;
    expect(raised(calm)).toBeLessThan(raised({}));
  });

  it.each(['i am going to kill myself tonight', 'esta noche me voy a matar', 'he is choking me right now'])(
    'hears what is said plainly all the same: %s',
    (text) => {
      expect(assess(text, calm).level).toBe('high');
    },
  );

  it('is none where something grave was said in it', () => {
    const [after, without] = [{ history: [{ level: 'high' }] } as const, {}].map((options) =>
      corpus.eval.en.filter(({ text }) => comesFirst(assess(text, options))),
    );
    expect(after?.length).toBeGreaterThanOrEqual(without?.length ?? 0);
  });
});
