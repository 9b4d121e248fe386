/**
 * `failed`: the voice broke off ('Audio Error'). `notAvailable`: the browser has no speech, or none that begins ('Audio
 * Not Available'). `noVoice`: the device has no voice of the language ('Audio Alternative').
 */
export type ScanProblem = 'failed' | 'notAvailable' | 'noVoice';

export type ScanState = {
  status: 'idle' | 'playing' | 'paused' | 'stopped' | 'finished' | 'error';
  /** Where the voice or the reader is: steps and sentences are counted from 0. */
  step: number;
  sentence: number;
  /** The steps that were spoken to their end. */
  spoken: readonly number[];
  problem: ScanProblem | null;
};

export const atRest: ScanState = { status: 'idle', step: 0, sentence: 0, spoken: [], problem: null };

/** 0 to 100: the share of steps that were spoken to their end (spec section 4, 'Audio meditation'). */
export const progressOf = ({ spoken }: ScanState, steps: number): number =>
  steps === 0 ? 0 : Math.round((spoken.length / steps) * 100);

/** True where there is no voice to be had, and the text is all there is. */
export const isSilent = ({ problem }: ScanState): boolean =>
  problem === 'noVoice' || problem === 'notAvailable';
