import type { Language } from '../language.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Small words of a language that are no words of the other. */
const common: Record<Language, ReadonlySet<string>> = {
  en: set(`the you your and is are to of it that this these with in for on what be can not one if but or when how from
    have has they there do does will would some any more than at by as an`),
  es: set(`el la los las que de tu tus te y es en un una con por lo se al del su sus si o como para está esta este esto
    eso estas qué cómo más algo alguien cuando ya hay sin pero muy también puede puedes tienes sé quién cada donde`),
};

/** Small words of the neighbours: what a model slips into that was taught more of them. */
const elsewhere =
  set(`vous est et les des pas une avec dans votre você não uma isso seu sua ao é em il è che sono della
  questo und ist der nicht das ein dich dir`);

/** From here on a text that has next to none of its language's small words is in none that is known here. */
const longEnough = 20;
const fewest = 0.1;

/** Whether a text is in a language, as far as its small words tell; one that tells nothing is taken to be. */
export function isInLanguage(text: string, language: Language): boolean {
  // Letters of another script.
  if (/[^\P{L}\p{Script=Latin}]/u.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const own = count(common[language]);
  const other = Math.max(count(common[language === 'en' ? 'es' : 'en']), count(elsewhere));
  if (other >= 2 && other > own) return false;
  return words.length < longEnough || own / words.length >= fewest;
}
