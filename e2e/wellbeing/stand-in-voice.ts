import type { Page } from '@playwright/test';

/** What a voice was given to say, and when: ms of the page's own clock. */
export type Said = {
  text: string;
  voice: string;
  lang: string;
  rate: number;
  volume: number;
  at: number;
  hidden: boolean;
};

/**
 * How this device speaks.
 *
 * - `speaks`: each sentence takes `sentenceLength`
 * - `mute`: it takes sentences and never begins one
 * - `breaksOff`: it begins, and an error ends it
 */
export type Manner = 'speaks' | 'mute' | 'breaksOff';

/** ms */
export const sentenceLength = 1000;

/** Gives the page a speech synthesis that writes down what it is told to say, before the page opens. */
export const giveVoices = (page: Page, voices: readonly string[], manner: Manner = 'speaks') =>
  page.addInitScript(
    ([tags, how, length]) => {
      const said: Said[] = [];
      let timers: ReturnType<typeof setTimeout>[] = [];
      let current: SpeechSynthesisUtterance | null = null;
      const fail = (utterance: SpeechSynthesisUtterance, error: string) =>
        utterance.onerror?.(Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent);

      class Utterance {
        voice: { lang: string } | null = null;
        lang = '';
        rate = 1;
        volume = 1;
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () =>
          tags.map((lang) => ({ lang, localService: true, default: false, name: lang, voiceURI: lang })),
        speak(utterance: SpeechSynthesisUtterance) {
          const { text, voice, lang, rate, volume } = utterance;
          said.push({
            text,
            voice: voice?.lang ?? '',
            lang,
            rate,
            volume,
            at: Date.now(),
            hidden: document.hidden,
          });
          current = utterance;
          const start = () => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
          const end = () => {
            current = null;
            if (how === 'breaksOff') fail(utterance, 'synthesis-failed');
            else utterance.onend?.(new Event('end') as SpeechSynthesisEvent);
          };
          if (how !== 'mute') timers = [setTimeout(start, 1), setTimeout(end, length)];
        },
        /** As Chrome does: what is silenced tells it as an error, a little later. */
        cancel() {
          const cut = current;
          current = null;
          for (const timer of timers) clearTimeout(timer);
          if (cut) queueMicrotask(() => fail(cut, 'interrupted'));
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
      Object.defineProperty(window, 'said', { value: said });
    },
    [voices, manner, sentenceLength] as const,
  );

/** A device that can't speak at all. */
export const takeSpeech = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
  });

/** All that the voice was ever told to say, in order. */
export const allSaid = (page: Page): Promise<Said[]> => page.evaluate(() => Reflect.get(window, 'said'));
