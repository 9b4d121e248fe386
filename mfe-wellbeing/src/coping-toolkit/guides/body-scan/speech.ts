import type { Voice } from './voices.ts';

/** What comes of a sentence that was given to a voice. */
export type Heard = {
  start(): void;
  end(): void;
  /** @param code as the browser names it: 'interrupted', 'network', 'synthesis-failed' */
  error(code: string): void;
};

export type Sentence<V extends Voice> = { text: string; voice: V; rate: number; volume: number };

/** The part of speech synthesis that the scan needs. */
export type Speech<V extends Voice = SpeechSynthesisVoice> = {
  /** Empty until the device has told of its voices, which some do late. */
  voices(): readonly V[];
  /** Calls back when other voices are there. @returns the way to stop */
  watchVoices(changed: () => void): () => void;
  speak(sentence: Sentence<V>, heard: Heard): void;
  /** Falls silent, and forgets what was to be said. */
  cancel(): void;
};

/** The speech of this browser; null where it has none. */
export function browserSpeech(): Speech | null {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return null;
  const synthesis = window.speechSynthesis;
  // Held here while it is spoken: Chrome forgets an utterance that nobody holds, and its end is never told.
  let held: SpeechSynthesisUtterance | null = null;
  return {
    voices: () => synthesis.getVoices(),
    watchVoices(changed) {
      // Old Safari has the property only, and no events.
      synthesis.addEventListener?.('voiceschanged', changed);
      return () => synthesis.removeEventListener?.('voiceschanged', changed);
    },
    speak({ text, voice, rate, volume }, heard) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      // Android takes the language from here, and not from the voice.
      utterance.lang = voice.lang;
      utterance.rate = rate;
      utterance.volume = volume;
      utterance.onstart = heard.start;
      utterance.onend = heard.end;
      utterance.onerror = (event) => heard.error(event.error);
      held = utterance;
      synthesis.speak(held);
    },
    cancel() {
      held = null;
      synthesis.cancel();
    },
  };
}
