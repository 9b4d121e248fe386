/** Turns an English clause around: 'I lost my job' is 'you lost your job'. */
import { lower, pairsOf, setOf, type Words } from './word-lists.ts';

/** How people type what has an apostrophe. */
const apostrophes = pairsOf(`
  im > i'm; ive > i've; dont > don't; cant > can't; wont > won't; didnt > didn't; doesnt > doesn't; isnt > isn't; arent > aren't
  wasnt > wasn't; werent > weren't; couldnt > couldn't; wouldnt > wouldn't; shouldnt > shouldn't; havent > haven't; hasnt > hasn't
  hadnt > hadn't; aint > ain't; hes > he's; shes > she's; theyre > they're; theyve > they've; thats > that's; theres > there's; itll > it'll
  gonna > going to; wanna > want to; gotta > have to; bc > because; cuz > because; ppl > people; rn > right now; moms > mom's; dads > dad's
  theyll > they'll; theyd > they'd; youll > you'll; itd > it'd; thatll > that'll; whos > who's; whats > what's; lets > let's
  yrs > years; yr > year; hrs > hours; hr > hour; mins > minutes; wks > weeks; wk > week; mos > months; def > definitely; prob > probably; prolly > probably
  tho > though; w > with; abt > about; tmrw > tomorrow; bday > birthday; bf > boyfriend; gf > girlfriend; hubby > husband
`);

const english = pairsOf(`
  i > you; i'm > you're; i've > you've; i'd > you'd; i'll > you'll; me > you; my > your; mine > yours; myself > yourself
  we > you; we're > you're; we've > you've; us > you; our > your; ours > yours; ourselves > yourselves
`);
/** Behind 'I': the only verb that another person changes. */
const englishBeside = pairsOf("am > are; was > were; wasn't > weren't; ain't > aren't");

/** First words behind which an 'I' was left out: 'lost it', 'cant sleep'. */
const englishLeftOut = setOf(`
  lost got went had took drank used smoked woke slept came left called texted told tried felt made ate quit stopped started kept
  cried sat stayed bought found thought can't couldn't didn't haven't hate miss need want keep feel relapsed slipped
  worked missed ran walked drove wrote paid spent broke fell moved asked said forgot yelled cleaned cooked talked wanted needed have did can will would might could should poured dumped cleaned threw walked
`);
const englishGoingOn = setOf(`
  feeling crying trying sitting lying thinking struggling going working waiting staying living fighting drinking smoking
  sweating shaking missing having getting doing looking wondering hiding walking driving
`);

/** What does not stand for 'it is' behind `its`. */
const itIs =
  setOf(`not a the just so too all been like really only my hard getting easy ok okay fine quiet loud dark cold late early
  raining snowing 1 2 3 4 5 been gotten always never over been different weird stupid everything nothing out paid
  monday tuesday wednesday thursday friday saturday sunday noon midnight`);

/** Words of the listener can't be told apart any more once the others are turned. */
const toTheListener = /^(?:you|u|ur|your|youre|you're|yours|yourself|ya)$/;

/** Said to the listener: 'show me', 'don't call my mom'. */
const isOrder =
  /^(?:please )?(?:(?:show|tell|help|give|call|let|ask|leave) me|don't (?!know|want|feel|have|need|think|like|care|sleep|see|get|trust|even|really))\b/;
/** Said of what was told, not of the writer: 'didn't help'. */
const isOfIt =
  /^(?:(?:didn't|doesn't|won't|wouldn't|hasn't|never) (?:help|work|matter|last|change|do|worked|helped))\b/;
/** Said of the writer or of what was told: 'could be over'. */
const canBe = /^(?:could|might|would|will|can) be\b/;

/** Words of the writer. */
const isOfI = /^(?:i|me|my|mine|myself)(?:'|$)/;

/** 'Ill', 'id' and 'its' are words of their own as well. */
function withApostrophe(word: string, before: string, next: string): string {
  if (word === 'ill') return next && !isSick.test(before) ? "i'll" : word;
  if (word === 'id') return isOwned.test(before) ? word : "i'd";
  if (word === 'its') return itIs.has(next) || next.endsWith('ing') ? "it's" : word;
  return apostrophes.get(word) ?? word;
}
const isSick = /^(?:feel|felt|be|been|am|im|was|is|so|very|mentally|get|got|fell|really)$/;
const isOwned = /^(?:my|an|the|your|photo|his|her)$/;

const hedges = /^(?:just|still|already|finally|only|also|almost|really)$/;

/** The subject that was left out in front of a clause: 'I' in 'lost it', 'it' in 'didnt help'; empty for none. */
function leftOut(words: Words, mayBeOfAnother: boolean): string {
  const [first = '', second = ''] = words;
  const clause = words.join(' ');
  if (/^(?:i|we)(?:'|$)/.test(first) || canBe.test(clause)) return '';
  if (isOfIt.test(clause)) return 'it';
  // 'Threw his keys', behind a message about somebody, is left as it is.
  if (mayBeOfAnother && !words.some((word) => isOfI.test(word))) return '';
  const start = hedges.test(first) ? second : first;
  if (englishLeftOut.has(start) || start === "don't") return 'i';
  if (englishGoingOn.has(start)) return "i'm";
  return start === 'been' || (start === 'never' && second === 'been') ? "i've" : '';
}

/** @returns null where it is said to the listener */
export function turnEnglish(raw: Words, mayBeOfAnother: boolean): string[] | null {
  const plain = lower(raw);
  const written = plain.flatMap((word, at) =>
    withApostrophe(word, plain[at - 1] ?? '', plain[at + 1] ?? '').split(' '),
  );
  if (written.some((word) => toTheListener.test(word)) || isOrder.test(written.join(' '))) return null;
  const words = [leftOut(written, mayBeOfAnother), ...written].filter(Boolean);
  return words.map((word, at) => {
    const before = words[at - 1] ?? '';
    const isBeside = before === 'i' || before === 'we';
    return (isBeside ? englishBeside.get(word) : undefined) ?? english.get(word) ?? word;
  });
}
