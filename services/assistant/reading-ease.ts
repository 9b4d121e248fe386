/**
 * How easy a text reads, by the usual formulas over words, sentences and syllables. They are rough, which is why they
 * only bound what people wrote and never rank it.
 */
import type { Language } from './language.ts';

const sentencesOf = (text: string) =>
  text.split(/[.!?…]+(?:\s|$)/u).filter((sentence) => /\p{L}/u.test(sentence));

const wordsOf = (text: string) => text.match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [];

/** Vowel groups, without a silent e at the end; at least one. */
function englishSyllables(word: string): number {
  const lower = word.toLowerCase().replace(/[’']/gu, '');
  const groups = lower.replace(/(?<=[^aeiouy])(?:es|ed|e)$/u, '').match(/[aeiouy]+/gu);
  return Math.max(1, groups?.length ?? 0);
}

/** Vowel groups, where two strong vowels, or an accented weak one, make two syllables. */
function spanishSyllables(word: string): number {
  const lower = word.toLowerCase().replace(/(?:gu|qu)(?=[eiéí])/gu, 'g');
  const groups = lower.match(/[aeiouáéíóúüy]+/gu) ?? [];
  const inGroup = (group: string) => group.split(/(?<=[aeoáéó])(?=[aeoáéó])|(?<=[íú])|(?=[íú])/u).length;
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + inGroup(group), 0),
  );
}

/**
 * The Flesch-Kincaid grade of an English text: years of school.
 *
 * Source: Kincaid et al., 1975: 0.39 words/sentences + 11.8 syllables/words - 15.59.
 */
export function englishGrade(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + englishSyllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59;
}

/**
 * The perspicuity of a Spanish text after Szigriszt-Pazos: 0 to 100 and a little beyond; from 65 on it counts as easy.
 *
 * Source: Szigriszt, 1993: 206.835 - 62.3 syllables/words - words/sentences.
 */
export function spanishEase(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentencesOf(text).length;
}

/** True when a text reads at grade 8 or lower, or, in Spanish, as easily. */
export const isEasy = (text: string, language: Language) =>
  language === 'en' ? englishGrade(text) <= 8 : spanishEase(text) >= 65;
