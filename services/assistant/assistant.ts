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
  const counselor = new Counselor(readCounselorContent());
  const desk = options.model && new ModelDesk(options.model, options);
  /** No model for a person in danger: they get hand-written words alone (design, 'Safety comes first'). */
  const deskFor = ({ danger }: Request) => (comesFirst(danger) ? undefined : desk);
  return {
    async message(request, hear = () => undefined) {
      let heard = false;
      const note = (each: Heard) => {
        heard = true;
        hear(each);
      };
      const startOver = () => {
        if (heard) hear({ kind: 'start-over' });
        heard = false;
      };
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
      const own = { ...counselor.reply(request), writtenBy: 'haven' } as const;
      hear({ kind: 'text', text: own.text });
      return own;
    },
  };
}
