import { unwelcomeIn } from '../unwelcome-words.ts';

/** A question without its mark is no statement to be said back. */
const asksSomething =
  /^(?:if|si|what|whats|how|why|who|whos|where|when|which|can|could|do|does|did|is|are|should|will|would|qué|que|cómo|como|cuándo|cuando|dónde|donde|puedo|puedes|pueden|me pueden|cuál|cual|por qué|hay|será|sera)\b/iu;

/** Beginnings that ask even without the mark, which few people type. */
const surelyAsks =
  /^(?:what|whats|how|why|who|where|should|shall|do i|does it|is that|is it|am i|are there|will i|will it|qué|que hago|que le digo|que les digo|cómo|por qué|por que|cuál|dónde|y si)\b/iu;

const fewest = 2;
const most = 10;
const mostCharacters = 64;

/** What people put around a thing without adding to it. */
const before =
  /^(?:(?:and|but|so|well|yeah|ok|okay|because|bc|till|until|also|then|um|uh|idk|i guess|no sé|no se|lol|haha|jaja|y|pero|pues|bueno|es que|porque|o sea|entonces)\s+)+/i;
const behind =
  /(?:\s+(?:so|lol|tho|though|i think|i guess|idk|you know|haha|jaja|and|but|or|pues|creo|no sé|no se|y|pero|o))+$/i;

/** Where a long clause is two. */
const joint = /\s+(?=(?:and|but|so|because|bc|then|till|until|y|pero|porque|entonces|hasta que)\s)/i;

/** Words that are read by somebody else than they were written for when they are said back. */
const notSaidBack =
  /(?<!\p{L})(?:fuck\w*|shit\w*|bitch\w*|whore|slut|cunt|puta\w*|puto\w*|mierda|verga|pendej\w*|chinga\w*|culer\w*|kill|suicid\w*|matar\p{L}*|morir\p{L}*|muer\p{L}*|muri[oó]\p{L}*|die|dies|died|dead|death|screw|thank\w*|thx|ty|gracias|bye|k good|good night|gn)(?!\p{L})/iu;

/**
 * A few words of a message as they stand there, to be said back in quotation marks: nothing in them is turned around, so
 * nothing can become untrue.
 *
 * @returns null where no clause of it is short and plain enough
 */
export function theirWords(text: string): string | null {
  const clauses = text
    .split(/(?<=[?])|[.!;,:…\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => !clause.endsWith('?') && /^[\p{L}\p{N}'’%\s-]+$/u.test(clause))
    .filter((clause) => !asksSomething.test(clause.replace(before, '')))
    .flatMap((clause) => (clause.split(/\s+/).length > most ? clause.split(joint) : [clause]))
    .map((clause) => clause.replace(before, '').replace(behind, '').trim());
  // The longest says the most.
  return clauses.filter(isFit).sort((a, b) => b.length - a.length)[0] ?? null;
}

const isFit = (clause: string): boolean => !asksSomething.test(clause) && maySayBack(clause);

/** What others said would be said to them a second time. */
const saidByOthers =
  /\b(?:says?|saying|said|tells?|told|calls? me|called me|dice|dicen|dijo|dijeron|decía|decian|decían)\b/iu;

/** And a name that somebody calls themselves is not repeated by anybody who means well. */
const hardOnThemselves =
  /\b(?:junkie|drunk|disgusting|gross|pathetic|stupid|dumb|idiot|loser|worthless|useless|trash|garbage|burden|failure|ugly|fat|crazy|weak|hate myself|asco|basura|tont[oa]|est[uú]pid[oa]|idiota|carga|in[uú]til|fe[oa]|gord[oa]|loc[oa]|d[eé]bil|fracasad[oa]|me odio)\b/iu;

function maySayBack(clause: string): boolean {
  const words = clause.split(/\s+/).length;
  if (words < fewest || words > most || clause.length > mostCharacters) return false;
  return (
    ![notSaidBack, saidByOthers, hardOnThemselves].some((each) => each.test(clause)) &&
    unwelcomeIn(clause).length === 0
  );
}

/**
 * What a message asks, as it stands there: its last question, with or without the mark.
 *
 * @returns null where it asks nothing, or nothing that is short and plain enough to be said back
 */
export function theirQuestion(text: string): string | null {
  const sentences = text.split(/(?<=[?])|[.!;:…\n]+/).map((each) => each.trim());
  const asked = sentences.findLast((each) => each.endsWith('?') || surelyAsks.test(each.replace(before, '')));
  const bare = asked?.replace(/[¿?]/g, '').replace(before, '').trim() ?? '';
  return /^[\p{L}\p{N}'’,\s-]+$/u.test(bare) && maySayBack(bare) ? bare : null;
}
