/** What tells of the next movement without being looked at: a short buzz, or a soft note. */
import type { Movement } from './breath-pattern.ts';

/** ms on, off, on. Two for the breath out, so that a hand can tell it from the breath in. */
const buzzes: Record<Movement, number[]> = { in: [140], hold: [40], out: [60, 90, 60], rest: [40] };

export const canVibrate = (): boolean => 'vibrate' in navigator;

export const buzz = (movement: Movement): boolean => navigator.vibrate(buzzes[movement]);

/** Hz: it rises with the breath in and sinks with the breath out. */
const notes: Record<Movement, number> = { in: 330, hold: 392, out: 262, rest: 220 };

/** Loudness from 0 to 1; a note must never startle. */
const loudness = 0.08;
const swell = 0.15;
const fade = 1.4;

export const canSound = (): boolean => 'AudioContext' in window;

/** Plays notes. To be made while a press is handled, since browsers let nothing else begin a sound. */
export class SoftNotes {
  readonly #context = new AudioContext();

  play(movement: Movement): void {
    const now = this.#context.currentTime;
    const volume = this.#context.createGain();
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(loudness, now + swell);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + fade);
    const note = this.#context.createOscillator();
    note.frequency.value = notes[movement];
    note.connect(volume).connect(this.#context.destination);
    note.start(now);
    note.stop(now + fade);
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
