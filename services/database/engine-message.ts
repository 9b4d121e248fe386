/** What the engine's process tells the Haven that started it. The only word the other way is 'stop'. */
export type EngineMessage = {
  /** ready: text is the address; say: a line for people; unfit: no engine runs here; failed: the sentence why. */
  type: 'ready' | 'say' | 'unfit' | 'failed';
  text: string;
};

export function isEngineMessage(value: unknown): value is EngineMessage {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('text' in value)) return false;
  return typeof value.text === 'string' && ['ready', 'say', 'unfit', 'failed'].includes(String(value.type));
}
