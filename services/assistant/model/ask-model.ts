import OpenAI from 'openai';
import { failureOf, ModelFailure } from './model-failure.ts';
import type { ModelSettings } from './model-settings.ts';

/** What is said to a model: the rules, and the matter as data. */
export type Prompt = { rules: string; matter: unknown };

/** More than any answer that is accepted, so that a server that never stops talking is cut off. */
const mostCharacters = 20_000;

/** Asks a model and gives its words as they come; each call is one try. */
export class ModelClient {
  readonly #client: OpenAI;
  readonly #settings: ModelSettings;

  constructor(settings: ModelSettings) {
    this.#settings = settings;
    this.#client = new OpenAI({
      baseURL: settings.baseUrl,
      // The library insists on one; servers of one's own mostly take any.
      apiKey: settings.apiKey ?? 'none',
      // It would take these from the environment, where they may belong to something else.
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: settings.timeLimit,
      logLevel: 'off',
    });
  }

  /** @throws ModelFailure when the answer is late, broken off, or longer than any that makes sense */
  async *ask(prompt: Prompt): AsyncGenerator<string> {
    // The library's own time limit ends with the first byte; this one bounds the whole answer.
    const signal = AbortSignal.timeout(this.#settings.timeLimit);
    try {
      yield* this.#answer(prompt, signal);
    } catch (error) {
      throw failureOf(error, signal);
    }
  }

  async *#answer({ rules, matter }: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const stream = await this.#client.chat.completions.create(
      {
        model: this.#settings.model,
        stream: true,
        // No limit of tokens: servers disagree on its name, and refuse the other one.
        messages: [
          { role: 'system', content: rules },
          { role: 'user', content: JSON.stringify(matter) },
        ],
      },
      { signal },
    );
    let length = 0;
    let ended: string | null = null;
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      ended = choice?.finish_reason ?? ended;
      const text = choice?.delta?.content;
      if (typeof text !== 'string') continue;
      length += text.length;
      if (length > mostCharacters) throw new ModelFailure('does not stop');
      yield text;
    }
    // An aborted or cut stream ends quietly, and would pass for a whole answer.
    if (ended === null) throw new ModelFailure('broke off');
    if (ended === 'length' || ended === 'content_filter') throw new ModelFailure(`was ended by ${ended}`);
  }
}
