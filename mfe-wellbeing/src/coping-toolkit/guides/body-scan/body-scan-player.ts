import type { Language } from '@haven/shared-ui/language';
import { atRest, type ScanProblem, type ScanState } from './scan-state.ts';
import { sentencesOf, wordCount } from './sentences.ts';
import type { Speech } from './speech.ts';
import { chooseVoice, type Voice } from './voices.ts';

/** Spec section 9, 'Meditation'; pauses and timeouts are ms. */
export const meditation = { rate: 0.8, volume: 0.8, pause: 2000, startTimeout: 3000 } as const;

/** ms; some browsers swallow a sentence that comes at once after they were silenced. */
const breathAfterCancel = 150;

/** ms that a sentence may take before it counts as swallowed: three times as long as a slow voice needs. */
const patienceFor = (sentence: string) => 8000 + wordCount(sentence) * 1500;

type Setting<V extends Voice> = {
  /** The text of each step. */
  steps: readonly string[];
  language: Language;
  /** Null where the browser can't speak. */
  speech: Speech<V> | null;
};

/**
 * Speaks the steps of the body scan, sentence by sentence, and tells where it is. It knows no React and no clock but
 * timers that are set when a sentence ends: those are not held back by the minute in a hidden tab, as chained ones are.
 *
 * To pause is to cancel, and to go on is to say the sentence again: the browser's own pause leaves Android mute.
 */
export class BodyScanPlayer<V extends Voice = SpeechSynthesisVoice> {
  readonly #speech: Speech<V> | null;
  readonly #language: Language;
  readonly #steps: readonly (readonly string[])[];
  readonly #watchers = new Set<() => void>();
  #state: ScanState = atRest;
  #pause: number = meditation.pause;
  #voice: V | null = null;
  /** True once a sentence was heard to begin since Play was pressed. */
  #begun = false;
  /** True while a sentence is with the browser. */
  #speaking = false;
  /** Counts what was begun; whatever the browser tells of an earlier turn means nothing any more. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unwatchVoices: (() => void) | undefined;

  constructor({ steps, language, speech }: Setting<V>) {
    this.#steps = steps.map(sentencesOf);
    this.#language = language;
    this.#speech = speech;
    // Asking for the voices makes the browser load them, so that they are there when Play is pressed.
    speech?.voices();
  }

  state = (): ScanState => this.#state;

  /** Calls back whenever the state changes. @returns the way to stop */
  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** ms of silence between two steps, from the next one on. */
  setPause(pause: number): void {
    this.#pause = pause;
  }

  /** Begins, or goes on where it was paused or broke off. */
  play(): void {
    const { status, step, sentence } = this.#state;
    if (status === 'playing') return;
    const goesOn = status === 'paused' || status === 'error';
    if (goesOn) this.#begin(step, sentence);
    else {
      this.#set({ spoken: [] });
      this.#begin(0, 0);
    }
  }

  /** Begins at a step; what was spoken before stays counted. Where there is no voice, it marks the step for reading. */
  playFrom(step: number): void {
    const { problem, status } = this.#state;
    if (problem === 'noVoice' || problem === 'notAvailable') this.#set({ step, sentence: 0 });
    else {
      if (status === 'finished' || status === 'stopped') this.#set({ spoken: [] });
      this.#begin(step, 0);
    }
  }

  pause(): void {
    if (this.#state.status !== 'playing') return;
    this.#silence();
    this.#set({ status: 'paused' });
  }

  stop(): void {
    const { status } = this.#state;
    if (status !== 'playing' && status !== 'paused') return;
    this.#silence();
    this.#set({ status: 'stopped', step: 0, sentence: 0 });
  }

  #set(change: Partial<ScanState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  #after(delay: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, delay);
  }

  /** Falls silent; nothing that was waiting or is still told comes through. */
  #silence(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#unwatchVoices?.();
    this.#unwatchVoices = undefined;
    if (this.#speaking) this.#speech?.cancel();
    this.#speaking = false;
  }

  #fail(problem: ScanProblem): void {
    this.#silence();
    this.#set({ status: 'error', problem });
  }

  #begin(step: number, sentence: number): void {
    const cutOff = this.#speaking;
    this.#silence();
    this.#begun = false;
    this.#set({ status: 'playing', step, sentence, problem: null });
    // At once where possible: phones let a page speak only while a press is handled.
    if (cutOff) this.#after(breathAfterCancel, () => this.#findVoice());
    else this.#findVoice();
  }

  #findVoice(): void {
    if (!this.#speech) {
      this.#fail('notAvailable');
      return;
    }
    const voices = this.#speech.voices();
    this.#voice = chooseVoice(voices, this.#language);
    if (this.#voice) this.#say();
    else if (voices.length > 0) this.#fail('noVoice');
    else this.#awaitVoices(this.#speech);
  }

  #awaitVoices(speech: Speech<V>): void {
    this.#after(meditation.startTimeout, () => this.#fail('noVoice'));
    this.#unwatchVoices ??= speech.watchVoices(() => {
      if (speech.voices().length === 0) return;
      this.#unwatchVoices?.();
      this.#unwatchVoices = undefined;
      this.#findVoice();
    });
  }

  #say(): void {
    const text = this.#steps[this.#state.step]?.[this.#state.sentence];
    if (!this.#speech || !this.#voice || text === undefined) return;
    this.#turn += 1;
    const turn = this.#turn;
    let started = false;
    const current = () => turn === this.#turn;
    this.#speaking = true;
    this.#after(meditation.startTimeout, () => this.#fail(this.#begun ? 'failed' : 'notAvailable'));
    const { rate, volume } = meditation;
    this.#speech.speak(
      { text, voice: this.#voice, rate, volume },
      {
        start: () => {
          if (!current()) return;
          started = true;
          this.#begun = true;
          this.#after(patienceFor(text), () => this.#skip());
        },
        // An end without a start is a browser that says nothing; the timeout tells the person.
        end: () => current() && started && this.#next(),
        error: (code) => current() && this.#broken(code),
      },
    );
  }

  /** Somebody else silenced the voice, a phone call perhaps: no error, the person may go on. */
  #broken(code: string): void {
    if (code === 'interrupted' || code === 'canceled') this.pause();
    else this.#fail('failed');
  }

  /** The end of this sentence was never told: someone with closed eyes must not wait for ever. */
  #skip(): void {
    this.#silence();
    this.#after(breathAfterCancel, () => this.#next());
  }

  #next(): void {
    this.#speaking = false;
    const { step, sentence, spoken } = this.#state;
    if (sentence + 1 < (this.#steps[step]?.length ?? 0)) {
      this.#set({ sentence: sentence + 1 });
      this.#say();
      return;
    }
    const withThis = spoken.includes(step) ? spoken : [...spoken, step];
    if (step + 1 < this.#steps.length) {
      this.#set({ step: step + 1, sentence: 0, spoken: withThis });
      this.#after(this.#pause, () => this.#say());
    } else {
      clearTimeout(this.#timer);
      this.#set({ status: 'finished', spoken: withThis });
    }
  }
}
