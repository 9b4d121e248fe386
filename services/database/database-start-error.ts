/** Why no database could be had. The message is one clear sentence for people, and all that they need to see. */
export class DatabaseStartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'DatabaseStartError';
  }
}
