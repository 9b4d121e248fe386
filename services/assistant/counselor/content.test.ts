import { expect, test } from 'vitest';
import { type Language, languages } from '../language.ts';
import { englishGrade, isEasy, spanishEase } from '../reading-ease.ts';
import { unwelcomeIn } from '../unwelcome-words.ts';
import { readCounselorContent, signKinds, slots } from './content.ts';
import { isPronoun, placesIn } from './fill.ts';
import { derivedActs } from './read-act.ts';
import { longestRun, wordsToKnow } from './recognise.ts';

const content = readCounselorContent();
const { acts, signs, pieces } = content;
const texts = pieces.flatMap((piece) =>
  languages.map((language) => ({ piece, language, text: piece[language] })),
);

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();
const idsOf = (wanted: { text: string; piece: { id: string } }[]) =>
  wanted.map(({ piece, text }) => [piece.id, text]);

/** Texts without what stands in for the person's own words. */
const spoken = (text: string) => text.replace(/\{[a-z]+\}/g, 'this').replace(/[“”]/g, '');

test('there are at least 40 acts, 40 topics and things, and 600 pieces', () => {
  expect(acts.length).toBeGreaterThanOrEqual(40);
  expect(signs.filter(({ kind }) => kind === 'topic' || kind === 'thing').length).toBeGreaterThanOrEqual(40);
  expect(pieces.length).toBeGreaterThanOrEqual(600);
  expect(new Set(pieces.map(({ slot }) => slot))).toEqual(new Set(slots));
  expect(new Set(signs.map(({ kind }) => kind))).toEqual(new Set(signKinds));
});

test('no id is given twice, for whatever it stands', () => {
  expect(twice([...acts, ...signs].map(({ id }) => id))).toEqual([]);
  expect(twice(pieces.map(({ id }) => id))).toEqual([]);
});

test.each(languages)('no two pieces read the same (%s)', (language) => {
  expect(twice(pieces.map((piece) => `${piece.slot} ${plain(piece[language])}`))).toEqual([]);
});

test.each(languages)('no phrase tells two acts (%s)', (language) => {
  expect(twice(acts.flatMap(({ phrases }) => [...new Set(phrases?.[language] ?? [])]))).toEqual([]);
});

/** Pronouns are of English alone. */
const placesBut = (text: string) =>
  placesIn(text)
    .filter((name) => !isPronoun(name))
    .sort()
    .join();

test('every piece can be recognised later, in both languages, and leaves the same places open', () => {
  expect(idsOf(texts.filter(({ text }) => longestRun(text).length < wordsToKnow))).toEqual([]);
  const unlike = pieces.filter(({ en, es }) => placesBut(en) !== placesBut(es));
  expect(unlike.map(({ id }) => id)).toEqual([]);
});

test('every piece ends as a sentence does, and has at most three', () => {
  const isWhole = (text: string) => /^(?:“?\{|¿?[\p{Lu}\d])/u.test(text) && /[.?]”?$/.test(text);
  expect(idsOf(texts.filter(({ text }) => !isWhole(text)))).toEqual([]);
  expect(idsOf(texts.filter(({ text }) => (text.match(/[.?](?=\s|$)/g) ?? []).length > 3))).toEqual([]);
});

test('a question is asked by what asks, once, and by nothing else', () => {
  const asks = ['ask', 'safety'];
  const wrong = texts.filter(({ piece, text, language }) => {
    const marks = (sign: RegExp) => (text.match(sign) ?? []).length;
    const wanted = asks.includes(piece.slot) ? 1 : 0;
    return marks(/\?/g) !== wanted || (language === 'es' && marks(/¿/g) !== wanted);
  });
  expect(idsOf(wrong)).toEqual([]);
  expect(
    pieces
      .filter(({ slot, asks: asked }) => asks.includes(slot) !== (asked !== undefined))
      .map(({ id }) => id),
  ).toEqual([]);
});

test('questions are open, but those of safety', () => {
  const open = /\b(?:what|how|who|whom|whose|where|when|which|since when|how far)\b/i;
  const closed = pieces.filter(
    ({ slot, en, asks }) => slot === 'ask' && !open.test(en) && !asks?.startsWith('safe-'),
  );
  expect(closed.map(({ en }) => en)).toEqual([]);
});

test('every offer names a tool, and speaks of one', () => {
  expect(pieces.filter(({ slot, tools }) => slot === 'offer' && !tools?.length).map(({ id }) => id)).toEqual(
    [],
  );
});

test('nothing promises, diagnoses, names a drug, or poses as a person', () => {
  expect(
    texts.map(({ piece, text }) => [piece.id, unwelcomeIn(text)]).filter(([, rules]) => rules?.length),
  ).toEqual([]);
});

test('nothing claims to feel, or to know how somebody feels', () => {
  const claims =
    /\bI(?:'m| am) (?:so |very )?(?:sorry|glad|happy|sad|proud|worried|excited)\b|\bI (?:feel|understand|know how|love|hope|care)\b|\blo siento\b|\bme (?:alegr|da gusto|preocup|import|entristec|encant)\w*|\b(?:entiendo|comprendo|sé) cómo\b|\bmi (?:vida|familia|experiencia)\b/i;
  expect(idsOf(texts.filter(({ text }) => claims.test(text)))).toEqual([]);
});

test('nothing shouts, and nothing is marked up', () => {
  expect(idsOf(texts.filter(({ text }) => /[!¡<>*_#`\\|]|\s{2}/.test(text)))).toEqual([]);
});

test('Spanish says tú, and nothing that gives the reader a gender', () => {
  const formal = /(?<!\p{L})(?:usted|ustedes tienen|vosotros|vos|podés|tenés|querés|sos)(?!\p{L})/iu;
  const gendered =
    /(?<!\p{L})(?:estás|eres|te sientes|te ves|te quedas|andas|pareces|sientas) (?:muy |tan |bien |más |un poco )?(?:\p{L}+(?:ado|ada|ido|ida)|sol[oa]|list[oa]|content[oa]|tranquil[oa]|segur[oa]|enferm[oa]|furios[oa]|ansios[oa])(?!\p{L})/iu;
  const spanish = texts.filter(({ language }) => language === 'es');
  expect(idsOf(spanish.filter(({ text }) => formal.test(text) || gendered.test(text)))).toEqual([]);
});

test('no verb hangs on a place, which may be one or many', () => {
  const hangs = /\{(?:person|thing|comfort|helped|first|second)\} (?:is|are|was|were|has|have|does|do)\b/;
  expect(idsOf(texts.filter(({ text, language }) => language === 'en' && hangs.test(text)))).toEqual([]);
});

/** Over a few words the formulas say little, so that they only bound them; over fewer they say nothing. */
const short = 14;
const tooShort = 7;

test('every piece reads at grade 8 or lower, or in Spanish as easily; a short one at 11 and 50', () => {
  const isEasyEnough = (text: string, language: Language) => {
    const length = text.split(' ').length;
    if (length < tooShort) return true;
    if (length >= short) return isEasy(text, language);
    return language === 'en' ? englishGrade(text) <= 11 : spanishEase(text) >= 50;
  };
  expect(idsOf(texts.filter(({ text, language }) => !isEasyEnough(spoken(text), language)))).toEqual([]);
});

test.each(languages)(
  'all that may be said reads at grade 5 or lower, or in Spanish as easily (%s)',
  (language) => {
    const all = texts
      .filter((each) => each.language === language)
      .map(({ text }) => spoken(text))
      .join(' ');
    if (language === 'en') expect(englishGrade(all)).toBeLessThanOrEqual(5);
    else expect(spanishEase(all)).toBeGreaterThanOrEqual(80);
  },
);

test('a piece is for acts and signs that there are', () => {
  const derived = [
    'hard',
    'good',
    'plain',
    'denied',
    'counts-days',
    'level-high',
    'level-medium',
    'first-turn',
    'long',
    'short-message',
    'few-words',
    'says-not',
    'says-when',
    'says-number',
    'says-past',
    'says-when-now',
    'says-where-now',
    'says-where',
    'says-length',
    'early',
    'asks',
    'hard-here',
    'supporter-now',
    'has-model',
    'in-danger',
  ];
  const named = [
    'some-person',
    'some-thing',
    'some-feeling',
    'feeling-and-person',
    'feeling-and-thing',
    'person-and-thing',
    'two-feelings',
    'has-name',
    'tells-name',
    'has-called',
    'tells-called',
    'has-told',
    'has-bit',
    'has-words',
    'asks-something',
    'has-two',
    'has-helped',
    'has-days',
    'names-person',
    'names-thing',
    'names-comfort',
    'names-struggle',
  ];
  const groups = [
    'own-life',
    'own-body',
    'own-safety',
    'own-hands',
    'another-body',
    'another',
    'danger-self-harm',
  ];
  const known = new Set([...acts, ...signs].map(({ id }) => id).concat(derived, named, groups));
  const isKnown = (id: string) =>
    known.has(id) ||
    known.has(id.replace(/^after-/, '')) ||
    known.has(id.replace(/^not-/, '')) ||
    id.startsWith('answers-');
  const unknown = pieces.flatMap(({ id, for: wanted = [], with: all = [], unless = [] }) =>
    [...wanted, ...all, ...unless].filter((each) => !isKnown(each)).map((each) => [id, each]),
  );
  expect(unknown).toEqual([]);
});

test('a question in turn is on a matter that there is, and names its place', () => {
  const matters = new Map(content.matters.map(({ id, from }) => [id, from]));
  const known = new Set([...acts, ...signs].map(({ id }) => id).concat('counts-days', 'counts-years'));
  const lost = pieces.filter(({ matter, step }) => (matter === undefined) !== (step === undefined));
  expect(lost.map(({ id }) => id)).toEqual([]);
  expect(pieces.flatMap(({ matter }) => (matter && !matters.has(matter) ? [matter] : []))).toEqual([]);
  const froms = [...matters.values()].flat().map((id) => id.replace(/-of-another$/, ''));
  expect(froms.filter((id) => !known.has(id))).toEqual([]);
  expect([...matters.keys()].filter((id) => !pieces.some(({ matter }) => matter === id))).toEqual([]);
});

test('every act has sentences for all of its answer', () => {
  const missing = acts.flatMap(({ id, reply, tone }) =>
    reply
      .filter((slot) => slot !== 'middle')
      .filter(
        (slot) =>
          !pieces.some(
            (piece) =>
              piece.slot === slot &&
              (!piece.for || [id, tone ?? 'plain', 'hard'].some((each) => piece.for?.includes(each))),
          ),
      )
      .filter(() => id !== 'in-danger')
      .map((slot) => [id, slot]),
  );
  expect(missing).toEqual([]);
});

test('every act is told by phrases in both languages, or found otherwise', () => {
  const mute = acts.filter(({ id, phrases }) => {
    const found = derivedActs.some((derived) => derived === id);
    return !found && !(phrases && phrases.en.length >= 8 && phrases.es.length >= 8);
  });
  expect(mute.map(({ id }) => id)).toEqual([]);
  expect(derivedActs.filter((id) => !acts.some((act) => act.id === id))).toEqual([]);
});
