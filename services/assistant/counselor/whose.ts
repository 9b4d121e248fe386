/** Of whom something is told, and whether it is denied, as far as the words before it tell. */
import type { Word } from './words.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

export const denials: ReadonlySet<string> =
  set(`not no never without dont didnt isnt wasnt arent werent havent hasnt hadnt doesnt wont wouldnt aint
  ni nunca sin tampoco jamas neither nor stopped deje`);
/** A denial does not reach over these: 'I don't know, just sad', 'not only tired', 'never felt so alone'. */
const lettingThrough =
  set(`but know only just so more this such if unless because pero se solo tan mas si porque sino
  why how what that que como por until hasta`);
/** How far before a word its denial may stand: 'no me siento triste'. */
const reach = 3;

/** Whether one of the words before `at`, in its clause, denies what stands there. */
export function isDenied(words: readonly Word[], at: number): boolean {
  if (isOver(words, at)) return true;
  const clause = words[at]?.clause;
  for (let back = at - 1; back >= Math.max(0, at - reach); back -= 1) {
    const word = words[back];
    if (!word || word.clause !== clause || lettingThrough.has(word.text)) return false;
    if (denials.has(word.text)) return true;
  }
  return false;
}

const lacking = set(`no without sin ningun ninguna`);

/** 'I have no sister', 'no tengo hermana': whoever is named is not there. 'I did not tell my sister' denies something else. */
export function isLacking(words: readonly Word[], at: number): boolean {
  const before = (back: number) => words[at - back]?.text ?? '';
  if (lacking.has(before(1))) return true;
  return (
    (denials.has(before(2)) && /^(?:have|tengo)$/.test(before(1))) ||
    (denials.has(before(3)) && before(2) === 'have')
  );
}

/** 'I used to be so angry', 'antes tenía miedo'. */
function isOver(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).filter(({ clause }) => clause === words[at]?.clause);
  return before.some(
    ({ text }, index) => (text === 'used' && before[index + 1]?.text === 'to') || text === 'solia',
  );
}

const self = set(
  `i im ive id me myself yo me estoy siento tengo soy ando estaba conmigo mi tuve bebi recai volvi`,
);
const others = set(
  `he she they hes shes theyre theyve ella ellos ellas esta anda parece estan siente ustedes we nosotros`,
);
const thirdPersonVerbs =
  set(`is was are were seems feels looks gets got keeps has had drank drinks drinking used uses using
  relapsed relapses slipped gambled smokes smoked started went came never always still just cant wont
  esta estaba anda andaba se es parece tiene tenia bebe bebia bebio toma tomaba tomo consume consumia recayo volvio fuma juega
  sigue llego ya no`);

/**
 * Whether what stands at `at` is told of somebody else: the nearest subject before it is not the writer.
 *
 * @param peopleEnd for each person named, the place behind their name
 */
export function isOfAnother(words: readonly Word[], at: number, peopleEnd: ReadonlySet<number>): boolean {
  const clause = words[at]?.clause;
  for (let back = at; back > Math.max(0, at - 8); back -= 1) {
    const word = words[back - 1];
    if (!word || word.clause !== clause) return false;
    if (peopleEnd.has(back) && thirdPersonVerbs.has(words[back]?.text ?? '')) return true;
    if (self.has(word.text)) return false;
    if (others.has(word.text)) return true;
  }
  return false;
}

const belongsToOthers = set(`his her their hers su sus your tu tus`);

/** 'His sister' is nobody of the writer's. */
export const isSomebodyElses = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1];
  return before !== undefined && before.clause === words[at]?.clause && belongsToOthers.has(before.text);
};
