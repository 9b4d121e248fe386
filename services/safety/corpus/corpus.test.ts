import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import { comesFirst } from '../contract.ts';
import { examples } from '../trainer/examples.ts';
import { corpus } from './corpus.ts';
import { measure } from './measure.ts';

const all = [corpus.tuning, corpus.heldOut].flatMap(({ en, es, mixed }) => [...en, ...es, ...mixed]);

describe('the messages the rules are tuned on', () => {
  for (const [language, messages] of Object.entries(corpus.tuning)) {
    it(`leaves no message of high danger unseen (${language})`, () => {
      const missed = messages.filter(({ level, text }) => level === 'high' && !comesFirst(assess(text)));
      expect(missed.map(({ text }) => text)).toEqual([]);
    });

    it(`tells the grades apart (${language})`, () => {
      const { highAsHigh, mediumFound, lowRight, falseAlarms } = measure(messages);
      expect(highAsHigh).toBeGreaterThanOrEqual(0.97);
      expect(mediumFound).toBeGreaterThanOrEqual(0.97);
      expect(lowRight).toBeGreaterThanOrEqual(0.95);
      expect(falseAlarms).toBeLessThan(0.03);
    });

    it(`tells what the danger is and whose (${language})`, () => {
      const wrong = messages.filter(({ level, text, kind, about }) => {
        const found = assess(text);
        return (
          (level === 'high' || level === 'medium') &&
          (kind === undefined || !found.kinds.includes(kind) || found.about !== about)
        );
      });
      expect(wrong.length / messages.length).toBeLessThan(0.02);
    });
  }
});

describe('the messages set aside', () => {
  for (const [language, messages] of Object.entries(corpus.heldOut)) {
    it(`finds medium and high danger, and seldom alarms (${language})`, () => {
      const { highFound, mediumFound, falseAlarms } = measure(messages);
      expect(highFound).toBeGreaterThanOrEqual(0.94);
      expect(mediumFound).toBeGreaterThanOrEqual(0.95);
      expect(falseAlarms).toBeLessThanOrEqual(0.05);
    });
  }
});

describe('indirect messages', () => {
  for (const [language, messages] of Object.entries(corpus.indirect)) {
    it(`keeps the floor that was reached (${language})`, () => {
      const { highFound, mediumFound, falseAlarms } = measure(messages);
      expect(highFound).toBeGreaterThanOrEqual(0.95);
      expect(mediumFound).toBeGreaterThanOrEqual(0.95);
      expect(falseAlarms).toBeLessThan(0.04);
    });
  }
});

describe('messages that others wrote and nothing has learnt from', () => {
  for (const [language, messages] of Object.entries(corpus.eval)) {
    it(`keeps the floor that was reached (${language})`, () => {
      const { highFound, highAsHigh, graveFound, falseAlarms } = measure(messages);
      expect(highFound).toBeGreaterThanOrEqual(0.88);
      expect(highAsHigh).toBeGreaterThanOrEqual(0.86);
      expect(graveFound).toBeGreaterThanOrEqual(0.86);
      expect(falseAlarms).toBeLessThanOrEqual(0.075);
    });
  }

  for (const [language, messages] of Object.entries(corpus.aside)) {
    it(`keeps it in messages that nobody looked at (${language})`, () => {
      const { highFound, highAsHigh, graveFound, falseAlarms } = measure(messages);
      expect(highFound).toBeGreaterThanOrEqual(0.8);
      expect(highAsHigh).toBeGreaterThanOrEqual(0.77);
      expect(graveFound).toBeGreaterThanOrEqual(0.78);
      expect(falseAlarms).toBeLessThanOrEqual(0.065);
    });
  }

  it('are not among the examples that the model learns from', () => {
    const learnt = new Set(examples().map(({ text }) => text));
    const known = [...Object.values(corpus.eval), ...Object.values(corpus.aside)].flatMap((messages) =>
      messages.filter(({ text }) => learnt.has(text)),
    );
    expect(known.filter(({ level }) => comesFirst({ level })).map(({ text }) => text)).toEqual([]);
  });
});

it('holds at least 250 messages in each language and 60 mixed ones, none of them twice', () => {
  expect(corpus.tuning.en.length + corpus.heldOut.en.length).toBeGreaterThanOrEqual(250);
  expect(corpus.tuning.es.length + corpus.heldOut.es.length).toBeGreaterThanOrEqual(250);
  expect(corpus.tuning.mixed.length + corpus.heldOut.mixed.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});
