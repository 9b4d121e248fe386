/** Turns what somebody said of themselves around, to be said back: 'my mom died' is 'your mom died'. */
import type { Language } from '../language.ts';

type Words = readonly string[];

const pairsOf = (written: string): ReadonlyMap<string, string> =>
  new Map(
    written
      .trim()
      .split(/\s*\n\s*|\s*;\s*/)
      .map((pair): [string, string] => {
        const [from = '', to = ''] = pair.split(' > ');
        return [from, to];
      }),
  );

const setOf = (written: string): ReadonlySet<string> => new Set(written.trim().split(/\s+/));

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
  worked missed ran walked drove wrote paid spent broke fell moved asked said forgot yelled cleaned cooked talked wanted needed did can will would might could should poured dumped cleaned threw walked
`);
const englishGoingOn = setOf(`
  feeling crying trying sitting lying thinking struggling going working waiting staying living fighting drinking smoking
  sweating shaking missing having getting doing looking wondering hiding walking driving
`);

/** What does not stand for 'it is' behind `its`. */
const itIs =
  setOf(`not a the just so too all been like really only my hard getting easy ok okay fine quiet loud dark cold late early
  raining snowing 1 2 3 4 5 been gotten always never over been different weird stupid everything nothing
  monday tuesday wednesday thursday friday saturday sunday noon midnight`);

/** Words that are the writer's wherever they stand. */
const spanish = pairsOf(`
  mi > tu; mis > tus; me > te; mí > ti; conmigo > contigo; mío > tuyo; mía > tuya; míos > tuyos; mías > tuyas; yo > tú
  tengo > tienes; estoy > estás; soy > eres; voy > vas; quiero > quieres; puedo > puedes; siento > sientes; hago > haces; digo > dices
  salgo > sales; duermo > duermes; pienso > piensas; vivo > vives; creo > crees; veo > ves; sé > sabes; pongo > pones; vengo > vienes
  he > has; debo > debes; necesito > necesitas; recuerdo > recuerdas; aguanto > aguantas; consigo > consigues; sigo > sigues
  corro > corres; llamo > llamas; espero > esperas; busco > buscas; bebo > bebes; fumo > fumas; lloro > lloras; escribo > escribes
  cuido > cuidas; escucho > escuchas; leo > lees; quedo > quedas; conozco > conoces; merezco > mereces
  tiré > tiraste; miré > miraste; esperé > esperaste; paré > paraste; respiré > respiraste; preparé > preparaste; separé > separaste; enteré > enteraste
  fui > fuiste; tuve > tuviste; hice > hiciste; dije > dijiste; pude > pudiste; puse > pusiste; vine > viniste; estuve > estuviste
  quise > quisiste; supe > supiste; recaí > recaíste; perdí > perdiste; comí > comiste; bebí > bebiste
  salí > saliste; dormí > dormiste; sentí > sentiste; conseguí > conseguiste; pedí > pediste; escribí > escribiste; volví > volviste
  caí > caíste; leí > leíste; seguí > seguiste; mentí > mentiste; conocí > conociste; discutí > discutiste; corrí > corriste
  recai > recaíste; perdi > perdiste; comi > comiste; bebi > bebiste; sali > saliste; dormi > dormiste; senti > sentiste; consegui > conseguiste
  pedi > pediste; escribi > escribiste; volvi > volviste; segui > seguiste; menti > mentiste; conoci > conociste; discuti > discutiste
`);
/** Theirs at the beginning, or right behind one of `beforeI`; elsewhere another's wish: 'quiere que deje'. */
const spanishAtFirst = pairsOf(`
  tome > tomaste; fume > fumaste; llore > lloraste; llame > llamaste; compre > compraste; aguante > aguantaste; empece > empezaste
  llegue > llegaste; enoje > enojaste; asuste > asustaste; acorde > acordaste; quede > quedaste; pelee > peleaste; corte > cortaste
  acoste > acostaste; emborrache > emborrachaste; drogue > drogaste; gaste > gastaste; aposte > apostaste; jugue > jugaste; desperte > despertaste; levante > levantaste
`);
/** What may stand behind 'yo' and is no verb. */
const noVerb = setOf('también pues no ya solo sólo igual nunca siempre casi sí todavía');
const beforeI = setOf('no ya me lo la le los las les hoy ayer anoche');
/** The same in the first person and the third. */
const spanishOfEither = pairsOf(`
  había > habías; tenía > tenías; estaba > estabas; quería > querías; podía > podías; iba > ibas; era > eras; tomaba > tomabas
`);
/** Words in -o that are no verb of the first person: 'todo', 'cansado', 'bebiendo'. */
const spanishInO =
  /^(?!(?:no|lo|todo|solo|sólo|como|cómo|cuando|mucho|poco|otro|cuatro|cinco|ocho|bueno|pero|viejo|medio|luego|algo|ello|esto|eso)$)\p{L}+(?<![aiuí]do|ndo|cho|sto)o$/u;
const besideVerb = setOf('y no me lo la le ya que pero porque también hoy ayer anoche te se');
const startsWithAnother = /^(?:mi|mis|el|la|los|las|un|una|su|sus|él|ella|ellos|ellas|todo|todos|nada)$/;
/** Nouns or other forms as well: theirs only where what stands beside them says so. */
const spanishWhere: ReadonlyMap<string, { turned: string; if: (before: string, next: string) => boolean }> =
  new Map([
    [
      'trabajo',
      {
        turned: 'trabajas',
        if: (before, next) => /^(?:yo|no|ya)?$/.test(before) && /^(?:en|de|con|desde|todos?|hoy)$/.test(next),
      },
    ],
    [
      'llevo',
      {
        turned: 'llevas',
        if: (_, next) => /^(?:\d+|casi|un|una|dos|tres|varios|semanas|meses|años)$/.test(next),
      },
    ],
    [
      'extraño',
      {
        turned: 'extrañas',
        if: (before, next) =>
          /^(?:l[oae]s?)$/.test(before) || (before === '' && /^(?:a|mi|mis|mucho|tanto)$/.test(next)),
      },
    ],
    ['odio', { turned: 'odias', if: (before) => /^(?:|l[oa]s?|yo)$/.test(before) }],
  ]);
const withAccent = pairsOf(`
  tenia > tenía; habia > había; queria > quería; podia > podía; dia > día; dias > días; mas > más; tambien > también
  aqui > aquí; asi > así; despues > después; mama > mamá; papa > papá; todavia > todavía; mio > mío; estan > están; q > que; xq > porque
  pq > porque; tb > también; tmb > también; d > de; k > que
`);

/** Words of the listener, or of another first person, which can't be told apart any more once they are turned. */
const toTheListener = {
  en: /^(?:you|u|ur|your|youre|you're|yours|yourself|ya)$/,
  es: /^(?:tu|tú|tus|te|ti|contigo|usted|ustedes|vos|dime|dame|déjame|dejame|ayúdame|ayudame|explícame|cuéntame|nos|nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|\p{L}{2,}mos)$/u,
};

const lower = (words: Words) => words.map((word) => word.toLowerCase().replace(/’/g, "'"));

/** Words of the writer. */
const isOfI = /^(?:i|me|my|mine|myself)(?:'|$)/;

function turnEnglish(raw: Words, mayBeOfAnother: boolean): string[] | null {
  const words = lower(raw).flatMap((word, at) => {
    const next = raw[at + 1]?.toLowerCase() ?? '';
    const before = raw[at - 1]?.toLowerCase() ?? '';
    if (
      word === 'ill' &&
      next &&
      !/^(?:feel|felt|be|been|am|im|was|is|so|very|mentally|get|got|fell|really)$/.test(before)
    )
      return ["i'll"];
    if (word === 'id' && !/^(?:my|an|the|your|photo|his|her)$/.test(before)) return ["i'd"];
    const whole = word === 'its' && itIs.has(next) ? "it's" : (apostrophes.get(word) ?? word);
    return whole.split(' ');
  });
  if (words.some((word) => toTheListener.en.test(word))) return null;
  const [first = '', second = ''] = words;
  const start = /^(?:just|still|already|finally|only|also|almost|really)$/.test(first) ? second : first;
  if (!/^(?:i|we)(?:'|$)/.test(first)) {
    // 'Threw his keys', behind a message about somebody, is left as it is.
    if (mayBeOfAnother && !words.some((word) => isOfI.test(word))) return words;
    if (englishLeftOut.has(start)) words.unshift('i');
    else if (englishGoingOn.has(start)) words.unshift("i'm");
    else if (start === 'been' || (start === 'never' && second === 'been')) words.unshift("i've");
    // 'Don't know' is of the writer, 'don't tell me' is not.
    else if (
      start === "don't" &&
      /^(?:know|want|feel|have|need|think|like|care|sleep|see|get|trust|even|really)$/.test(second)
    )
      words.unshift('i');
  }
  return words.map((word, at) => {
    const before = words[at - 1] ?? '';
    if ((before === 'i' || before === 'we') && englishBeside.has(word))
      return englishBeside.get(word) ?? word;
    return english.get(word) ?? word;
  });
}

const noPreterite = setOf(
  'qué café té josé bebé porqué así aquí ahí allí allá sí ahi también mamá papá inés andré',
);

/** 'Bajé' is 'bajaste', 'busqué' is 'buscaste'; null for what may be a future as well ('tiré', 'iré'). */
function turnedPreterite(word: string): string | null {
  if (noPreterite.has(word) || !/\p{L}{2}[éí]$/u.test(word)) return word;
  if (/[aei]ré$/.test(word)) return null;
  if (word.endsWith('í')) return /[aeo]í$/.test(word) ? `${word}ste` : `${word.slice(0, -1)}iste`;
  const stem = word.slice(0, -1);
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}aste`;
  if (stem.endsWith('qu')) return `${stem.slice(0, -2)}caste`;
  return stem.endsWith('c') ? `${stem.slice(0, -1)}zaste` : `${stem}aste`;
}

const looksLikeTheirs = (word: string, before: string): boolean =>
  besideVerb.has(before) && spanishInO.test(word);

/** 'Tenía': of the writer behind 'yo', of another where the clause begins with one. */
function turnedOfEither(word: string, ofI: string, at: number, words: Words): string | null {
  if (words.slice(0, at).includes('yo')) return ofI;
  return startsWithAnother.test(words[0] ?? '') ? word : null;
}

/** 'Bajarme' is 'bajarte', 'decírmelo' is 'decírtelo'. */
const withMe = /((?:[aeiáéí]r|[aá]ndo|[eé]ndo))me(l[oa]s?)?$/u;
const noClitic = /^(?:duerme|inerme|merme|enferme|firme|confirme|alarme|arme|desarme)$/;

/** A word of a Spanish clause; null where nobody can tell whose it is. */
function turnedSpanishWord(word: string, at: number, words: Words): string | null {
  if (withMe.test(word) && !noClitic.test(word)) return word.replace(withMe, '$1te$2');
  const before = words[at - 1] ?? '';
  const isFirst = at === 0;
  if (/\p{L}{2}(?:aba|ía)$/u.test(word) && words.slice(0, at).includes('yo')) return `${word}s`;
  const atFirst = spanishAtFirst.get(word);
  if (atFirst) return isFirst || beforeI.has(before) ? atFirst : word;
  const where = spanishWhere.get(word);
  if (where?.if(before, words[at + 1] ?? '')) return where.turned;
  const ofEither = spanishOfEither.get(word);
  if (ofEither) return turnedOfEither(word, ofEither, at, words);
  // A verb of the first person that is not known here would be left standing as their own.
  const isUnclear =
    (where && isFirst) ||
    (before === 'yo' && !noVerb.has(word)) ||
    looksLikeTheirs(word, isFirst ? 'y' : before);
  return spanish.get(word) ?? (isUnclear ? null : turnedPreterite(word));
}

/** 'Llego a las 4' without its accent: 'I arrive' or 'he arrived', as the message before tells. */
const eitherAccent = pairsOf('tomo > tomó; llego > llegó; dejo > dejó');

function turnSpanish(raw: Words, mayBeOfAnother: boolean): string[] | null {
  if (!mayBeOfAnother && lower(raw).some((word) => eitherAccent.has(word))) return null;
  const words = lower(raw).map((word) => withAccent.get(word) ?? eitherAccent.get(word) ?? word);
  if (words.some((word) => toTheListener.es.test(word))) return null;
  const turned = words.map((word, at) => turnedSpanishWord(word, at, words));
  return turned.every((word) => word !== null) ? turned : null;
}

/** Names keep their capital; the first word's says nothing. */
function withCapitals(turned: Words, raw: Words): Words {
  const names = raw.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !/^I['’]/.test(word));
  return turned.map((word) => names.find((name) => name.toLowerCase() === word) ?? word);
}

/**
 * A clause as it is said to the one who said it, without a capital or a stop.
 *
 * @param clause a few words of theirs, without marks
 * @param mayBeOfAnother whether a subject that is left out need not be the writer
 * @returns null where it can't be turned around with certainty
 * @example turnedAround('my brother wont talk to me', 'en') // "your brother won't talk to you"
 */
export function turnedAround(clause: string, language: Language, mayBeOfAnother = false): string | null {
  const raw = clause.trim().split(/\s+/);
  const turned = language === 'en' ? turnEnglish(raw, mayBeOfAnother) : turnSpanish(raw, mayBeOfAnother);
  if (!turned) return null;
  return withCapitals(turned, raw).join(' ');
}

/** Beginnings of questions, and how what is asked is named: 'do I tell her' is 'whether to tell her'. */
const asking: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/^(?:do|should|shall) i (?=\p{L})/u, 'whether to '],
    [/^can i (?=\p{L})/u, 'whether i can '],
    [/^am i (?=\p{L})/u, "whether i'm "],
    [/^will i (?=\p{L})/u, 'whether i will '],
    [/^(what|how|where|when|who) (?:do|should|can|would) i (?=\p{L})/u, '$1 to '],
    [/^(what if) (?=\p{L})/u, '$1 '],
  ],
  es: [
    [/^(?=(?:l[oa]s? )?\p{L}+o .* o no$)/u, 'si '],
    [/^(?:y )?si (?=\p{L})/u, 'qué pasa si '],
    [/^(?:debo|deberia|debería) (?=\p{L}+r(?:l[oae]s?|me)?\b)/u, 'si debes '],
    [/^puedo (?=\p{L}+r(?:l[oae]s?|me)?\b)/u, 'si puedes '],
  ],
};

/**
 * What a question of theirs asks, as it is named to them.
 *
 * @returns null where it can't be named with certainty
 * @example turnedQuestion('should i tell my wife', 'en') // 'whether to tell your wife'
 */
export function turnedQuestion(question: string, language: Language): string | null {
  const bare = question.trim().toLowerCase();
  for (const [start, named] of asking[language]) {
    if (!start.test(bare)) continue;
    const turned = turnedAround(bare.replace(start, ''), language);
    const [first = ''] = named.split(' ');
    // Its own beginning is turned with it, as in 'whether I can'.
    if (language === 'en') return turnedAround(bare.replace(start, named), language);
    return first && turned && `${named}${turned}`;
  }
  return null;
}
