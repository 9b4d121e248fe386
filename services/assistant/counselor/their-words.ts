import type { Language } from '../language.ts';
import { unwelcomeIn } from '../unwelcome-words.ts';
import { turnedAround, turnedQuestion } from './turn-around.ts';

/** A question without its mark is no statement to be said back. */
const startsToAsk =
  /^(?:if|am|may|si|what|whats|how|why|who|whos|where|when|which|(?:can|could|do|does|did|is|are|was|were|should|will|would|have|has)(?= (?:i|you|u|he|she|it|they|we|that|this|there|my|his|her|the|any\w+|people)\b)|qué|que|cómo|como|cuándo|cuando|dónde|donde|puedo|puedes|pueden|me pueden|cuál|cual|por qué|hay|será|sera)(?!\p{L})/iu;

/** Beginnings that ask even without the mark, which few people type. */
const surelyAsks =
  /^(?:what|whats|how|why|who|where|should|shall|do i|did i|does it|is that|is it|am i|are there|will i|will it|am i|can i|can you|do you|are you|do they|puedo|puedes|guardan|tienen|hay|es verdad|qué|que hago|que le digo|que les digo|cómo|por qué|por que|cuál|dónde|y si)(?!\p{L})/iu;

const fewest = 1;
const most = 12;
const mostCharacters = 72;

/** What people put around a thing without adding to it. */
const before =
  /^(?:(?:and|but|so|well|yeah|yea|yes|yep|no(?=\s(?:i|he|she|they|we|it|my|the|im|ive)\b)|nah|nope|sorry|please|fine|like|mm|hmm|honestly|actually|ok|okay|because(?! of)|bc|till|until|also|then|um|uh|idk|i guess|no sé(?=\s+(?:pero|pues|la verdad|es que))|lol|haha|jaja|sí|nop|nel|la verdad|mira|fíjate|y|pero|pues|bueno|es que|esq|porque|o sea|entonces)\s+)+/i;
const behind =
  /(?:(?<!\sde)\s+(?:yeah|yes|sí|verdad|la verdad|nomás|nomas|right|too|already|so|lol|tho|though|i think|i guess|idk|you know|actually|honestly|haha|jaja|and|but|or|pues|creo|no sé|no se|y|pero|o))+$/i;

/** Where a long clause is two. */
const joint = /\s+(?=(?:and|but|so|because|bc|then|till|until|y|pero|porque|entonces|hasta que)\s)/i;

/** Words that are read by somebody else than they were written for when they are said back. */
const notSaidBack =
  /(?<!\p{L})(?:sida|vih|hiv|aids|c[aá]ncer|fuck\w*|shit\w*|bitch\w*|whore|slut|cunt|puta\w*|puto\w*|mierda|verga|pendej\w*|chinga\w*|culer\w*|kill|suicid\w*|matar\p{L}*|morir\p{L}*|muer\p{L}*|muri[oó]\p{L}*|die|dies|died|dead|death|screw|thank\w*|thx|ty|gracias|bye|k good|good night|gn)(?!\p{L})/iu;

/** Beginnings of what is no sentence: 'on my leg', 'con mi primo', 'two weeks'. */
const isFragment =
  /^(?:on|not|no(?= ir)|in|at|with|from|to|by|for|about|after|before|since|until|like|maybe|around|under|over|a|an|one|two|three|four|five|ten|de|del|con|en|a|al|por|para|desde|hasta|sin|entre|como|un|una|unos|unas|dos|tres|\d+\p{L}*)$/u;
const mostOfBit = 6;
const mostOfTwo = 10;
const fewestOfSentence = 3;

/** Single words that say nothing when they are said back. */
const idle =
  /^(?:ok|okay|k|fine|good|bad|great|well|sure|yes|no|yeah|nah|maybe|sometimes|often|always|whatever|stuff|things|same|later|soon|now|here|there|this|that|it|him|her|them|me|you|us|wow|huh|why|what|lol|might|could|ha\w*|je\w*|ja\w*|bien|mal|bueno|buena|nada|todo|algo|aquí|aqui|ahí|ahi|eso|esto|así|asi|luego|igual|nomás|nomas|pues|ya|sí|si|tú|tu|yo|él|ella|hola|hey|hi|hello|please|help|ayuda|stop|quizá|quizás|tal|vez|hm+|um+|uf+|ugh)$/iu;

/** What may be said back of a message: a sentence, a few words that are none, or words as they stand there. */
export type SaidBack = { told?: string; bit?: string; words?: string };

/**
 * What a message tells in short and plain clauses. `told` is a sentence and `bit` a few words, both turned around; `words`,
 * to be put in quotation marks, stand where nothing can be turned with certainty.
 */
export function theirWords(text: string, language: Language, mayBeOfAnother = false): SaidBack {
  if (hardOnThemselves.test(text)) return {};
  const clauses = text
    .split(/(?<=[?])|[.!;…\n]+|(?<!\d)[,:]|[,:](?!\d)/)
    .map((clause) => clause.trim())
    .map((clause) => (isHalfAsked.test(clause) ? clause.replace(/\?$/, '') : clause))
    .filter((clause) => !clause.endsWith('?') && /^[\p{L}\p{N}'’%$,\s-]+$/u.test(clause))
    .filter((clause) => !startsToAsk.test(clause.replace(before, '')))
    .flatMap((clause) => (clause.split(/\s+/).length > most ? clause.split(joint) : [clause]))
    .map((clause) => clause.replace(before, '').replace(behind, '').trim())
    .filter(isFit);
  const inOrder = clauses.flatMap((clause) => turnedAround(clause, language, mayBeOfAnother) ?? []);
  const both = twoInOne(inOrder.filter(isSentence), language);
  if (both) return { told: both };
  // The longest says the most, and one that tells of somebody says more.
  const turned = inOrder.toSorted((a, b) => worthOf(b) - worthOf(a));
  const told = turned.find(isSentence);
  if (told) return { told };
  const bit = turned.find((clause) => clause.split(' ').length <= mostOfBit);
  const longest = clauses.toSorted((one, other) => other.length - one.length)[0];
  // One word of a longer message would leave out what it says.
  const isAside = bit && !bit.includes(' ') && (longest?.split(' ').length ?? 0) >= fewestOfSentence;
  if (bit && !isAside) return { bit };
  return longest ? { words: longest } : {};
}

/** Letters, and as good as these a person of theirs: 'your sister'. */
const worthOf = (clause: string): number =>
  clause.length + (/\b(?:your|tus?) \p{L}{3,}/u.test(clause) ? worthOfPerson : 0);
const worthOfPerson = 15;

/** What leaves no doubt that a sentence begins. */
const beginsSentence =
  /^(?:you(?:'\w+)?|he(?:'s)?|she(?:'s)?|they(?:'\w+)?|it(?:'s)?|there's|your|no|ya|te|le|lo|tu|tus|él|ella|es|está|están|estás|eres|vives|tienes|vas|quieres|puedes|\p{L}+[ai]ste)\s/u;

/** Two short sentences said in one: 'you're outside and you can't move'. */
function twoInOne([one, other, ...more]: readonly string[], language: Language): string | null {
  if (!one || !other || more.length > 0) return null;
  const isShort = one.split(' ').length + other.split(' ').length <= mostOfTwo;
  return isShort && beginsSentence.test(other) ? `${one} ${language === 'en' ? 'and' : 'y'} ${other}` : null;
}

function isSentence(clause: string): boolean {
  const words = clause.split(' ');
  return words.length >= fewestOfSentence && !isFragment.test(words[0] ?? '');
}

const isFit = (clause: string): boolean => !startsToAsk.test(clause) && maySayBack(clause);

/** What others called them would be said to them a second time. */
const saidByOthers =
  /\b(?:calls? me|called me|calling me|me dice|me dicen|me dijo|me dijeron|me decía|me llamó|me llama)\b/iu;

/** What is said of the whole world is not confirmed by anybody who means well. */
const ofAll =
  /\b(?:nobody|no one|everyone|everybody|nothing|always|never(?! (?:been|had|tried|told)\b)|nadie|nada|todos(?! los)|siempre|nunca)\b/iu;

/** Nor what somebody says against themselves; where they do, nothing else of the message is said back either. */
const hardOnThemselves =
  /\b(?:ruin\w*|fault|deserve\w*|hate\w*|mess|broken|hopeless|pointless|monster|culpa|merezco|odi[oa]|sirvo|junkie|drunk|disgusting|gross|pathetic|stupid|dumb|idiot|loser|worthless|useless|trash|garbage|burden|failure|ugly|fat|crazy|weak|hate myself|asco|basura|tont[oa]|est[uú]pid[oa]|idiota|carga|in[uú]til|fe[oa]|gord[oa]|loc[oa]|d[eé]bil|fracasad[oa]|me odio)\b/iu;

function maySayBack(clause: string): boolean {
  const words = clause.split(/\s+/).length;
  if (words < fewest || words > most || clause.length > mostCharacters) return false;
  if (idle.test(clause)) return false;
  return (
    ![notSaidBack, saidByOthers, ofAll, hardOnThemselves].some((each) => each.test(clause)) &&
    unwelcomeIn(clause).length === 0
  );
}

/** 'I could do both?' thinks aloud. */
const isHalfAsked = /^(?:maybe )?(?:i|we) (?:could|might|guess|think|suppose)\b.*\?$/iu;

/** The questions of a message, with or without the mark. */
const questionsIn = (text: string): string[] =>
  text
    .split(/(?<=[?])|[.!;:…\n]+/)
    .map((each) => each.trim())
    .filter((each) => !isHalfAsked.test(each))
    .filter((each) => each.endsWith('?') || surelyAsks.test(each.replace(before, '')))
    .map((each) => each.replace(/[¿?]/g, '').replace(before, '').replace(behind, '').trim());

/** Whether a message asks something. */
export const asksSomething = (text: string): boolean => questionsIn(text).length > 0;

/** What its last question asks, as it is named to them: 'whether to tell your wife'. */
export function theirQuestion(text: string, language: Language): string | null {
  const question = questionsIn(text).at(-1);
  return question && maySayBack(question) ? turnedQuestion(question, language) : null;
}
