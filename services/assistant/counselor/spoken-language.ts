import type { Language } from '../language.ts';
import type { Word } from './words.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Folded small words of a language that are no words of the other. */
const small: Record<Language, ReadonlySet<string>> = {
  en: set(`the you your and is are to of it that this these with in for on what be can not one if but or when how from
    have has they there do does will would some any more than at by as an im i my was dont cant just want need feel feeling
    she he we why who didnt its got get really about been had know think`),
  es: set(`el la los las que de tu tus te y es un una con por lo se al del su sus si o como esta este esto eso estas
    algo alguien cuando ya hay sin pero muy tambien puede puedes tienes cada donde estoy soy mi mis yo quiero tengo necesito
    porque siento fue era nada hoy ayer hola gracias bien mal ella ellos para estaba no-se quien todo`),
};

/** Small words of the neighbours, which tell that a message is in neither language. */
const elsewhere = set(`je suis vous est et les pas une avec dans votre tres ich bin nicht und ist mir ein sie
  eu nao voce estou muito uma isso obrigado obrigada io sono non che mi-sento questo molto mwen pa`);

export const smallWordsIn = (words: readonly Word[], language: Language): number =>
  words.filter(({ text }) => small[language].has(text)).length;

/** Whether a message is in neither language, as far as its script or its small words tell. */
export function isElsewhere(text: string, words: readonly Word[]): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const strange = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && strange / letters.length > 0.5) return true;
  const foreign = words.filter((word) => elsewhere.has(word.text)).length;
  return foreign >= 2 && foreign > smallWordsIn(words, 'en') && foreign > smallWordsIn(words, 'es');
}

/**
 * The language that the person writes in, which need not be the one they read Haven in.
 *
 * @param messages theirs, the newest first; the first that leaves no doubt decides
 * @param shown the language of their screen
 */
export function spokenLanguage(messages: Iterable<readonly Word[]>, shown: Language): Language {
  for (const words of messages) {
    const en = smallWordsIn(words, 'en');
    const es = smallWordsIn(words, 'es');
    if (en >= 2 && en > 2 * es) return 'en';
    if (es >= 2 && es > 2 * en) return 'es';
  }
  return shown;
}
