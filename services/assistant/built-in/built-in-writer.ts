import { comesFirst } from '@haven/safety/contract';
import type { Language } from '../language.ts';
import type {
  CopingRequest,
  MessageRequest,
  OfferedStrategy,
  ReflectionWordRequest,
  Request,
  Writer,
  Written,
  WrittenCoping,
} from '../writing.ts';
import type { Reader } from './choose.ts';
import { chooseStrategies } from './choose-strategies.ts';
import { compose } from './compose.ts';
import type { Content, WrittenStrategy } from './content.ts';
import { dangerGroupOf } from './danger-group.ts';
import { type Circumstances, CircumstancesReader } from './read-circumstances.ts';

/** Days of check-ins in a row that are told as a milestone. */
const milestoneDays = new Set([7, 30, 60, 90, 180, 365]);

const wholeMessage = ['opening', 'thought', 'step', 'closing'] as const;

const unknown: Circumstances = { feelings: [], situations: [] };

/** How a mood of the check-in is felt, where it says enough. */
const feltAs = { struggling: ['sad', 'overwhelmed'], okay: [], good: ['steady'], great: ['steady'] } as const;

const readerOf = (request: Request, { feelings, situations }: Circumstances): Reader => ({
  feelings,
  situations,
  partOfDay: request.partOfDay,
  streak: request.streak,
  inDanger: dangerGroupOf(request.danger),
});

const offered = (strategy: WrittenStrategy, language: Language): OfferedStrategy => {
  const { id, category, difficulty, minutes } = strategy;
  return { id, category, difficulty, minutes, ...strategy[language] };
};

/** Writes by hand-written pieces alone: no network, and always an answer. */
export class BuiltInWriter implements Writer {
  readonly #content: Content;
  readonly #reader: CircumstancesReader;
  readonly #random: () => number;

  /** @param random 0 to 1, as Math.random */
  constructor(content: Content, random: () => number) {
    this.#content = content;
    this.#reader = new CircumstancesReader(content.lexicon);
    this.#random = random;
  }

  /**
   * What a message answers. A round number of check-ins in a row is a milestone too, on a day that is not a hard one: a
   * person who is sad is met in that.
   */
  #circumstancesOf({ context, streak = 0 }: MessageRequest): Circumstances {
    const told = this.#reader.read(context);
    const isQuiet = told.situations.length === 0 && told.feelings.every((feeling) => feeling === 'steady');
    return milestoneDays.has(streak) && isQuiet ? { ...told, situations: ['milestone'] } : told;
  }

  /** Whether a message is about a milestone: the person says so, or their check-ins do. */
  isMilestone(request: MessageRequest): boolean {
    return !comesFirst(request.danger) && this.#circumstancesOf(request).situations.includes('milestone');
  }

  async message(request: MessageRequest): Promise<Written & { isMilestone: boolean }> {
    const reader = { ...readerOf(request, this.#circumstancesOf(request)), style: request.style };
    const written = this.#compose(request, wholeMessage, reader);
    return { ...written, isMilestone: this.isMilestone(request) };
  }

  async coping(request: CopingRequest): Promise<WrittenCoping> {
    const reader = readerOf(request, this.#reader.read(`${request.situation}. ${request.feelings}`));
    // In danger the step is what counts: there may be no strategy beside it.
    const slots = reader.inDanger ? wholeMessage : (['opening', 'thought'] as const);
    const message = this.#compose(request, slots, reader);
    const strategies = chooseStrategies(this.#content.strategies, reader, request.recent, this.#random);
    return {
      ...message,
      strategies: strategies.map((strategy) => offered(strategy, request.language)),
      used: [...message.used, ...strategies.map(({ id }) => id)],
    };
  }

  async reflectionWord(request: ReflectionWordRequest): Promise<Written> {
    const feelings = request.mood ? [...feltAs[request.mood]] : [];
    const reader = readerOf(request, { ...unknown, feelings });
    const { category } = request.reflection;
    // Nothing here answers words of theirs, so there is nothing of its own for somebody in danger.
    return this.#compose(request, ['reflection', 'closing'], { ...reader, category, inDanger: null });
  }

  #compose(request: Request, slots: Parameters<typeof compose>[1], reader: Reader): Written {
    const { text, used } = compose(
      this.#content.parts,
      slots,
      reader,
      request.language,
      request.recent,
      this.#random,
    );
    return { text, used, writtenBy: 'haven' };
  }
}
