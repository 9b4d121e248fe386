/**
 * Writes to people: by an OpenAI-compatible model where one is configured, by the built-in writer otherwise, and
 * whenever the model is slow, broken, or says what Haven doesn't say.
 */
import { comesFirst } from '@haven/safety/contract';
import { BuiltInWriter } from './built-in/built-in-writer.ts';
import { readContent } from './built-in/content.ts';
import { readCounselorContent } from './counselor/content.ts';
import { Counselor } from './counselor/counselor.ts';
import { type DeskOptions, ModelDesk } from './model/model-desk.ts';
import type { ModelSettings } from './model/model-settings.ts';
import type { Assistant, Heard, Request } from './writing.ts';

export { answersRemembered } from './built-in/choose.ts';
export { type ChatRequest, type Turn, turnsRead } from './counselor/conversation.ts';
export { mostTools, type ToolId, toolIdSchema, toolIds } from './counselor/tools.ts';
export type { ModelSettings } from './model/model-settings.ts';
export type {
  Assistant,
  Heard,
  OfferedStrategy,
  Recent,
  Written,
  WrittenBy,
  WrittenReply,
} from './writing.ts';

type Options = DeskOptions & {
  /** Absent: the built-in writer writes everything. */
  model?: ModelSettings | undefined;
  random?: () => number;
};

/**
 * The writer of a service.
 *
 * @example createAssistant({ model: config.model, warn: (reason) => log.warn(reason, 'what the model wrote is not shown') })
 */
export function createAssistant(options: Options): Assistant {
  const builtIn = new BuiltInWriter(readContent(), options.random ?? Math.random);
  const counselor = new Counselor(readCounselorContent(), { hasModel: options.model !== undefined });
  const desk = options.model && new ModelDesk(options.model, options);
  /** No model for a person in danger: they get hand-written words alone (design, 'Safety comes first'). */
  const deskFor = ({ danger }: Pick<Request, 'danger'>) => (comesFirst(danger) ? undefined : desk);
  return {
    async message(request, hear = () => undefined) {
      const [note, startOver] = ear(hear);
      const written = await deskFor(request)?.try((writer) => writer.message(request, note), startOver);
      if (written) return { ...written, isMilestone: builtIn.isMilestone(request) };
      const own = await builtIn.message(request);
      hear({ kind: 'text', text: own.text });
      return own;
    },
    async coping(request) {
      const written = await deskFor(request)?.try((writer) => writer.coping(request));
      return written ?? (await builtIn.coping(request));
    },
    async reflectionWord(request) {
      return (
        (await deskFor(request)?.try((writer) => writer.reflectionWord(request))) ??
        (await builtIn.reflectionWord(request))
      );
    },
    async chat(request, hear = () => undefined) {
      const { text: own, tools, byHandOnly, language } = counselor.answer(request);
      const [note, startOver] = ear(hear);
      // A model answers in the language that they write in, as the counselor does.
      const asked = { ...request, language };
      const model = byHandOnly ? undefined : deskFor(request);
      const text = await model?.try((writer) => writer.chat(asked, note), startOver);
      if (text) return { text, tools, writtenBy: 'model' };
      hear({ kind: 'text', text: own });
      return { text: own, tools, writtenBy: 'haven' };
    },
  };
}

/** Hears for somebody who must be told to start over only where they heard something. */
function ear(hear: (heard: Heard) => void): [note: (heard: Heard) => void, startOver: () => void] {
  let heard = false;
  const note = (each: Heard) => {
    heard = true;
    hear(each);
  };
  const startOver = () => {
    if (heard) hear({ kind: 'start-over' });
    heard = false;
  };
  return [note, startOver];
}
