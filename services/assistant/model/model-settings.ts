/** Where an OpenAI-compatible model answers; kit's `config.ts` reads it from the environment. */
export type ModelSettings = {
  /** Such as https://api.openai.com/v1 or http://localhost:11434/v1. */
  baseUrl: string;
  /** Absent for a server of one's own that asks for none. */
  apiKey?: string | undefined;
  model: string;
  /** Milliseconds for one try, from the call to the last word. */
  timeLimit: number;
};
