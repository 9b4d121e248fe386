/** For tests: the speech synthesis of a browser, which speaks only when it is told to. */
import { vi } from 'vitest';

export const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  default: false,
  name: `${lang} ${localService ? 'local' : 'remote'}`,
  voiceURI: lang,
});

export class FakeUtterance {
  readonly text: string;
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  volume = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

export class FakeSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = [voice('en-US'), voice('es-MX')];
  /** All that was ever given to it, in order. */
  spoken: FakeUtterance[] = [];
  #current: FakeUtterance | null = null;

  getVoices = () => this.voices;

  speak(utterance: FakeUtterance): void {
    this.spoken.push(utterance);
    this.#current = utterance;
  }

  /** As Chrome does: what is silenced tells it as an error, a little later. */
  cancel(): void {
    const cut = this.#current;
    this.#current = null;
    if (cut) queueMicrotask(() => cut.onerror?.({ error: 'interrupted' }));
  }

  /** What is being said now. */
  get current(): FakeUtterance {
    if (!this.#current) throw new Error('nothing is being said');
    return this.#current;
  }

  get isSilent(): boolean {
    return this.#current === null;
  }

  start(): void {
    this.current.onstart?.();
  }

  end(): void {
    const ended = this.current;
    this.#current = null;
    ended.onend?.();
  }

  fail(error: string): void {
    const failed = this.current;
    this.#current = null;
    failed.onerror?.({ error });
  }

  /** The device tells of its voices, late. */
  tellVoices(voices: SpeechSynthesisVoice[]): void {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  /** Says the sentence to its end. */
  say(): void {
    this.start();
    this.end();
  }
}

/** Gives this page a speech synthesis. `vi.unstubAllGlobals()` takes it away. */
export function stubSpeech(): FakeSynthesis {
  const synthesis = new FakeSynthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return synthesis;
}
