/** Plays a scripted conversation and tells what is wrong with each answer. */
import type { Danger } from '@haven/safety/contract';
import { unwelcomeIn } from '../../unwelcome-words.ts';
import type { Turn } from '../conversation.ts';
import type { Answer, Counselor } from '../counselor.ts';
import { mostTools } from '../tools.ts';
import type { Scripted, ScriptedTurn } from './scripted.ts';

/** An answer, what it answers, and what is wrong with it; nothing where all is well. */
export type Played = { says: string; answer: Answer; faults: string[] };

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’`´]/g, "'").toLowerCase();
const listOf = (ids: string | string[] | undefined) => (typeof ids === 'string' ? [ids] : (ids ?? []));

const dangerOf = ({ level = 'none', kinds = [], aboutOther }: ScriptedTurn): Danger => ({
  level,
  kinds,
  about: aboutOther ? 'other' : 'self',
});

/** What holds of every answer, whatever is asked of it. */
export function generalFaults(answer: Answer, said: ReadonlySet<string>, mayRepeat = false): string[] {
  const { text, tools, pieces } = answer;
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  const sentences = count(/[.?…](?=\s|$)/g);
  const faults = unwelcomeIn(text).map((rule) => `says what Haven never says: ${rule}`);
  if (count(/\?/g) > 1) faults.push('asks more than one question');
  if (/[!¡{}<>]|\s{2}/.test(text)) faults.push('has signs that do not belong there');
  if (sentences < 1 || sentences > 6) faults.push(`has ${sentences} sentences`);
  if (tools.length > mostTools) faults.push('offers too much');
  if (!mayRepeat)
    for (const { id } of pieces) if (said.has(id)) faults.push(`says again what was said: ${id}`);
  return faults;
}

type Check = { turn: ScriptedTurn; answer: Answer; before: readonly string[] };

const holds = (answer: Answer) => {
  const text = plain(answer.text);
  return (word: string) => text.includes(plain(word));
};

function misreadings({ turn: { must = {} }, answer }: Check): string[] {
  const acts = listOf(must.act);
  const isMisread = acts.length > 0 && !acts.includes(answer.act);
  return [
    ...(isMisread ? [`is taken for ${answer.act}, not ${acts.join(' or ')}`] : []),
    ...(must.about ?? [])
      .filter((id) => !answer.about.includes(id))
      .map((id) => `is not understood to be about ${id} (${answer.about.join(', ')})`),
  ];
}

function missingWords({ turn: { must = {} }, answer }: Check): string[] {
  const has = holds(answer);
  const { mentionsAny, mentionsAll = [] } = must;
  return [
    ...(mentionsAny && !mentionsAny.some(has) ? [`mentions none of ${mentionsAny.join(', ')}`] : []),
    ...mentionsAll.filter((word) => !has(word)).map((word) => `does not mention ${word}`),
  ];
}

function forgotten({ turn: { must = {}, says }, answer, before }: Check): string[] {
  const has = holds(answer);
  const isTold = (word: string, texts: readonly string[]) =>
    texts.some((text) => plain(text).includes(plain(word)));
  return (must.remembers ?? []).flatMap((word) => [
    ...(isTold(word, before) && !isTold(word, [says])
      ? []
      : [`the script itself: ${word} was not told before`]),
    ...(has(word) ? [] : [`does not remember ${word}`]),
  ]);
}

function missingOffers({ turn: { must = {} }, answer }: Check): string[] {
  const asks = answer.text.includes('?');
  return [
    ...(must.tools ?? [])
      .filter((tool) => !answer.tools.includes(tool))
      .map((tool) => `does not offer ${tool}`),
    ...(must.noTools && answer.tools.length > 0 ? [`offers ${answer.tools.join(', ')}`] : []),
    ...(must.question !== undefined && must.question !== asks
      ? [asks ? 'asks something' : 'asks nothing']
      : []),
  ];
}

function unwanted({ turn: { mustNot = {} }, answer }: Check): string[] {
  const has = holds(answer);
  return [
    ...listOf(mustNot.act)
      .filter((id) => id === answer.act)
      .map((id) => `is taken for ${id}`),
    ...(mustNot.about ?? [])
      .filter((id) => answer.about.includes(id))
      .map((id) => `is taken to be about ${id}`),
    ...(mustNot.mentionsAny ?? []).filter(has).map((word) => `mentions ${word}`),
    ...(mustNot.tools ?? []).filter((tool) => answer.tools.includes(tool)).map((tool) => `offers ${tool}`),
  ];
}

/** Has the counselor answer a scripted conversation, each turn knowing all before it. */
export function play(counselor: Counselor, { language, turns: script }: Scripted): Played[] {
  const turns: Turn[] = [];
  const said = new Set<string>();
  return script.map((turn) => {
    const { says } = turn;
    const answer = counselor.answer({ language, danger: dangerOf(turn), message: says, turns });
    const before = turns.filter(({ sender }) => sender === 'person').map(({ text }) => text);
    const check = { turn, answer, before };
    const faults = [
      ...generalFaults(answer, said, turn.mayRepeat),
      ...[misreadings, missingWords, forgotten, missingOffers, unwanted].flatMap((find) => find(check)),
    ];
    for (const { id } of answer.pieces) said.add(id);
    turns.push({ sender: 'person', text: says }, { sender: 'counselor', text: answer.text });
    return { says, answer, faults };
  });
}
