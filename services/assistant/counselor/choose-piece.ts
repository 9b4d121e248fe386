/** Which piece is said next. */
import type { Piece, Slot } from './content.ts';
import { fill, isPronoun, placesIn, saysBack } from './fill.ts';
import { openingOf } from './memory.ts';
import { followingActs, type Situation } from './situation.ts';

/** Slots that may take up what was told before; the others answer this message alone. */
const followThread: ReadonlySet<Slot> = new Set(['ask', 'thought', 'offer', 'remember']);
/** How many turns a question of one kind rests, and a tool that was offered. */
const questionRests = 6;
const offerRests = 6;
/** How often a name is said at most: once in so many turns. */
const nameRests = 4;
/** How much less their words are said back where they were in so many answers in a row. */
const saidBackLately = 2;
const echoesInARow = 2;
/** How much less fit than the best a piece may be and still be taken, so that answers vary. */
const leeway = 1;

/** A question on what was told some messages ago counts no more than one that fits always. */
const mostOfThread = 1;

type Rated = { piece: Piece; score: number };

/** How well a piece fits; null where it would not be true or in place. */
function score(
  piece: Piece,
  situation: Situation,
  said: readonly Piece[],
  stems: readonly string[],
): number | null {
  const { now, thread, known, places, language } = situation;
  if (piece.with?.some((id) => !known.has(id)) || piece.unless?.some((id) => known.has(id))) return null;
  if (!speaksOfDanger(piece, situation)) return null;
  const follows = followThread.has(piece.slot);
  const most = piece.slot === 'ask' ? mostOfThread : Number.POSITIVE_INFINITY;
  const fits = (piece.for ?? []).map(
    (id) => now.get(id) ?? (follows ? Math.min(most, thread.get(id) ?? 0) : 0),
  );
  const best = Math.max(0, ...fits, ofMatter(piece, situation));
  if ((piece.for || piece.matter) && best === 0) return null;
  const open = placesIn(piece[language]);
  if (open.some((name) => places[name] === undefined)) return null;
  if (isResting(piece, situation)) return null;
  if (!pairs(piece, situation)) return null;
  if (open.some(saysBack) && isTakenUp(said, situation, stems)) return null;
  const sameMatter = said.some((other) => other.for?.some((id) => piece.for?.includes(id) && now.has(id)));
  const more =
    2 * (piece.with?.length ?? 0) + 2 * open.filter((name) => !isPronoun(name)).length + (sameMatter ? 2 : 0);
  return best + more + takesUp(piece, situation, stems) - wear(piece, situation);
}

/** What a piece loses by beginning like the answers before, by asking what was asked, by saying back again. */
function wear({ asks, ...piece }: Piece, { memory, language }: Situation): number {
  const written = piece[language];
  const isWorn = memory.openings.includes(openingOf(written));
  const wasAsked =
    asks !== undefined && memory.turns - (memory.asked.get(asks) ?? -questionRests) < questionRests;
  const isEcho = placesIn(written).some(saysBack) && memory.echoes >= echoesInARow;
  return (isWorn ? 3 : 0) + (wasAsked ? 6 : 0) + (isEcho ? saidBackLately : 0);
}

/** What a piece gains by taking up a word of the message. */
const takesUp = (piece: Piece, { places, language }: Situation, stems: readonly string[]): number =>
  !placesIn(piece[language]).some(saysBack) && sharesWords(fill(piece[language], places, language), stems)
    ? 3
    : 0;

/** How much the next question on the matter of the conversation counts; 0 for any other. */
function ofMatter({ matter, asks = '' }: Piece, { memory, act, heard, now }: Situation): number {
  if (!matter || matter !== memory.matter?.id || memory.asked.has(asks)) return 0;
  const isBegun = memory.matter.turn === memory.turns && !byThemselves.has(act.id);
  if (!followingActs.has(act.id) && act.id !== 'good-news' && !isBegun) return 0;
  if (now.has('asks-something')) return 4;
  const isElsewhere = heard.reading.mentions.some(({ kind, id }) => kind === 'event' && now.has(id));
  return isElsewhere && !isBegun ? 8 : 18;
}

/** Acts that ask something else than what the matter asks, though they may begin it. */
const byThemselves = new Set(['thanks', 'helped', 'did-not-help', 'accept', 'refuse', 'goodbye']);

/** Of the questions on the matter the first that was not asked; the others wait for their turn. */
function inTurn(rated: readonly Rated[], { memory }: Situation): Rated[] {
  const isNext = ({ piece }: Rated) => piece.step !== undefined && piece.matter === memory.matter?.id;
  const first = Math.min(...rated.filter(isNext).map(({ piece }) => piece.step ?? 0));
  return rated.filter((each) => !isNext(each) || each.piece.step === first);
}

/** Whether an answer says back words of the message already, or takes up some of them. */
const isTakenUp = (
  said: readonly Piece[],
  { places, language }: Situation,
  stems: readonly string[],
): boolean =>
  said.some((piece) => {
    const text = piece[language];
    return placesIn(text).some(saysBack) || sharesWords(fill(text, places, language), stems);
  });

/** In danger nothing else is said than what is written for it. */
const speaksOfDanger = ({ for: some = [], with: all = [] }: Piece, { danger }: Situation): boolean =>
  danger.size === 0 || [...some, ...all].some((id) => danger.has(id));

/** Letters from which on a word says something by itself, and by which its forms are taken for one. */
const tellingLetters = 4;
const empty = new Set(
  `theres thats their youre hasnt wasnt that this with have what when then from they them were been being your just like really want know about there because
  would could will does doing done dont cant here more some than into over only also make makes made going gone come comes
  came take takes well much many time thing things other still even ever never always maybe said says tell told each every
  such very feel feels feeling keep keeps kept need needs
  esta este esto para pero porque como cuando tengo tener tienes estoy estar todo toda nada algo mucho muy hace hacer solo
  desde donde ella ellos entonces tiene puedo quiero siento tambien siempre nunca dice dijo decir ahora otra otro cada
  cosa cosas bien menos tanto aqui`.split(/\s+/),
);

/** Whether an answer takes up a word of the message itself, which shows that it was read. */
function sharesWords(text: string, stems: readonly string[]): boolean {
  const said = ` ${text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()}`;
  return stems.some((stem) => said.includes(stem));
}

/** The beginnings of the words of a message that say something. */
const stemsOf = ({ words }: Situation['heard']['reading']): string[] =>
  words
    .filter(({ text }) => text.length >= tellingLetters && !empty.has(text))
    .map(({ text }) => ` ${text.slice(0, 5)}`);

function isResting({ slot, tools = [], ...piece }: Piece, { act, memory, language }: Situation): boolean {
  const since = (turn: number | undefined) =>
    turn === undefined ? Number.POSITIVE_INFINITY : memory.turns - turn;
  // Right after a danger the way to help is told again, though it was told before.
  const rests = act.id === 'after-danger' ? 0 : offerRests;
  if (slot === 'offer' && tools.some((tool) => since(memory.offers.get(tool)?.turn) < rests)) return true;
  if (slot === 'offer' && tools.some((tool) => memory.offers.get(tool)?.refused)) return true;
  const open = placesIn(piece[language]);
  return slot === 'meet' && open.includes('name') && since(memory.named ?? undefined) < nameRests;
}

/** What happened and who is named must have been told together: 'a fight with your sister' only of such a one. */
function pairs(piece: Piece, { heard, now, language }: Situation): boolean {
  if (!placesIn(piece[language]).includes('person')) return true;
  const { mentions } = heard.reading;
  const events = mentions.filter(
    ({ kind, id }) => kind === 'event' && piece.for?.includes(id) && now.has(id),
  );
  if (events.length === 0) return true;
  const first = mentions.find(({ kind }) => kind === 'person');
  return events.some(({ clause }) => clause === first?.clause);
}

/** A number that is the same for the same words (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The piece of a slot that fits best and was not said in this conversation; where all that fit were said, the one that was
 * said the longest ago.
 *
 * @param said what stands before it in the same answer
 * @param freshOnly rather nothing than what was said before
 * @returns null where nothing is written for it
 */
export function choosePiece(
  pieces: readonly Piece[],
  situation: Situation,
  said: readonly Piece[],
  freshOnly = false,
): Piece | null {
  const stems = stemsOf(situation.heard.reading);
  const rated = pieces.flatMap((piece): Rated[] => {
    const rating = score(piece, situation, said, stems);
    return rating === null ? [] : [{ piece, score: rating }];
  });
  const { used, turns } = situation.memory;
  const fresh = inTurn(
    rated.filter(({ piece }) => !used.has(piece.id)),
    situation,
  );
  if (fresh.length === 0) {
    if (freshOnly) return null;
    const oldest = rated.sort((a, b) => (used.get(a.piece.id) ?? 0) - (used.get(b.piece.id) ?? 0))[0];
    return oldest?.piece ?? null;
  }
  const best = Math.max(...fresh.map(({ score: rating }) => rating));
  const good = fresh.filter(({ score: rating }) => rating >= best - leeway);
  const draw = hashOf(`${situation.heard.reading.text} ${turns} ${pieces[0]?.slot}`);
  return good[draw % good.length]?.piece ?? null;
}
