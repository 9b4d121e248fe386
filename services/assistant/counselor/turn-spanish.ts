/** Turns a Spanish clause around: 'mi hija no me habla' is 'tu hija no te habla'. */
import { lower, pairsOf, setOf, type Words } from './word-lists.ts';

/** Words that are the writer's wherever they stand. */
const spanish = pairsOf(`
  mi > tu; mis > tus; me > te; mí > ti; conmigo > contigo; mío > tuyo; mía > tuya; míos > tuyos; mías > tuyas; yo > tú
  tengo > tienes; estoy > estás; soy > eres; voy > vas; quiero > quieres; puedo > puedes; siento > sientes; hago > haces; digo > dices
  salgo > sales; duermo > duermes; pienso > piensas; vivo > vives; creo > crees; veo > ves; sé > sabes; pongo > pones; vengo > vienes
  he > has; debo > debes; necesito > necesitas; recuerdo > recuerdas; aguanto > aguantas; consigo > consigues; sigo > sigues
  corro > corres; llamo > llamas; espero > esperas; busco > buscas; bebo > bebes; fumo > fumas; lloro > lloras; escribo > escribes
  cuido > cuidas; escucho > escuchas; leo > lees; quedo > quedas; conozco > conoces; merezco > mereces
  tiré > tiraste; miré > miraste; esperé > esperaste; paré > paraste; respiré > respiraste; preparé > preparaste; separé > separaste; enteré > enteraste
  di > diste; doy > das
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
  mande > mandaste; hable > hablaste; deje > dejaste; pregunte > preguntaste; conteste > contestaste; borre > borraste; mire > miraste; bloquee > bloqueaste
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
const toTheListener =
  /^(?:tu|tú|tus|te|ti|contigo|usted|ustedes|vos|(?:entiende|sabe|puede|quiere|cree|dice|tiene|piensa|hace|oye|escucha|sirve|ayuda|repite|pregunta)s|eres|estás|tengas|for|the|my|just|wanna|cuentame|hazme|mandame|mándame|explicame|escuchame|escúchame|dime|dame|déjame|dejame|ayúdame|ayudame|explícame|cuéntame|nos|nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|\p{L}{2,}mos)$/u;

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

/** 'No se que hacer' is 'no sé': typed without its accent. */
const asksFor = setOf('si que q qué como cómo ni nada por cuando donde');
/** Of the writer as well as of another: 'antes tocaba', 'que salga'. */
const imperfect =
  /^(?!(?:acaba|graba|alaba|traba|clava|todavía|alegría|compañía|policía|maría|energía|terapia)$)(?:\p{L}{2,}aba|\p{L}{2,}ía|salia|metia|decia|comia|bebia|vivia|dormia|sentia|venia|consumia|ponia|veia|creia|leia|conocia|salía)$/u;
const ofAnyone = setOf('salga haga diga vaya tenga ponga venga pueda');
const orders = setOf('deja');
const toYou =
  /^(?!(?:parte|aparte|arte|muerte|suerte|fuerte|inerte|divierte|convierte|advierte)$)\p{L}*[aei]rte$/u;

function isUnclearForm(word: string, at: number, words: Words): boolean {
  if (ofAnyone.has(word) || toYou.test(word) || (at === 0 && orders.has(word))) return true;
  // 'Quiere que compre': the writer, or another.
  if (spanishAtFirst.has(word) && words[at - 1] === 'que') return true;
  const isTold = words.slice(0, at).includes('yo') || startsWithAnother.test(words[0] ?? '');
  return imperfect.test(word) && !isTold && !spanishOfEither.has(word);
}

/** What a word says by itself that it is of the writer: 'no se que', 'bajarme', 'yo manejaba'. */
function surelyTurned(word: string, at: number, words: Words): string | null {
  if (word === 'se' && words[at - 1] === 'no' && asksFor.has(words[at + 1] ?? '')) return 'sabes';
  if (withMe.test(word) && !noClitic.test(word)) return word.replace(withMe, '$1te$2');
  return /\p{L}{2}(?:aba|ía)$/u.test(word) && words.slice(0, at).includes('yo') ? `${word}s` : null;
}

/** Verbs that are of the writer only in some places; undefined for any other word. */
function turnedByPlace(word: string, at: number, words: Words): string | null | undefined {
  const before = words[at - 1] ?? '';
  const atFirst = spanishAtFirst.get(word);
  if (atFirst) return at === 0 || (beforeI.has(before) && words[at - 2] !== 'que') ? atFirst : word;
  const where = spanishWhere.get(word);
  if (where?.if(before, words[at + 1] ?? '')) return where.turned;
  if (where && at === 0) return null;
  const ofEither = spanishOfEither.get(word);
  return ofEither && turnedOfEither(word, ofEither, at, words);
}

/** A word of a Spanish clause; null where nobody can tell whose it is. */
function turnedSpanishWord(word: string, at: number, words: Words): string | null {
  if (isUnclearForm(word, at, words)) return null;
  const sure = surelyTurned(word, at, words);
  if (sure) return sure;
  const byPlace = turnedByPlace(word, at, words);
  if (byPlace !== undefined) return byPlace;
  const before = at === 0 ? 'y' : (words[at - 1] ?? '');
  // A verb of the first person that is not known here would be left standing as their own.
  const isUnclear = (before === 'yo' && !noVerb.has(word)) || looksLikeTheirs(word, before);
  return spanish.get(word) ?? (isUnclear ? null : turnedPreterite(word));
}

/** 'Llego a las 4' without its accent: 'I arrive' or 'he arrived', as the message before tells. */
const eitherAccent = pairsOf('tomo > tomó; llego > llegó; dejo > dejó');

/** @returns null where nobody can tell whose a word is, or it is said to the listener */
export function turnSpanish(raw: Words, mayBeOfAnother: boolean): string[] | null {
  if (!mayBeOfAnother && lower(raw).some((word) => eitherAccent.has(word))) return null;
  const words = lower(raw).map((word) => withAccent.get(word) ?? eitherAccent.get(word) ?? word);
  if (words.some((word) => toTheListener.test(word))) return null;
  const turned = words.map((word, at) => turnedSpanishWord(word, at, words));
  return turned.every((word) => word !== null) ? turned : null;
}
