/** What the engine's process tells its parent, once. */
export type EngineWord =
  | { type: 'ready'; uri: string }
  /** It can't serve this folder; the sentence is for people. */
  | { type: 'refused'; sentence: string }
  /** The engine has no build that loads on this machine. */
  | { type: 'no-build' };

export function isEngineWord(value: unknown): value is EngineWord {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
