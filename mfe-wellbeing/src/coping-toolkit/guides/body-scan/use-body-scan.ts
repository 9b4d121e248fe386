import { currentLanguage, type Language } from '@haven/shared-ui/language';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { BodyScanPlayer } from './body-scan-player.ts';
import { browserSpeech } from './speech.ts';

const playerOf = (language: Language, steps: readonly string[]) =>
  new BodyScanPlayer({ language, steps, speech: browserSpeech() });

/**
 * The player of the scan. Another language is another player: the voice stops when the language changes, and when the
 * person leaves the screen or the page.
 *
 * @param steps the text of each step, in the language that is on
 */
export function useBodyScan(steps: readonly string[]) {
  const language = currentLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the language
  const player = useMemo(() => playerOf(language, steps), [language]);
  useEffect(() => {
    const stop = () => player.stop();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [player]);
  return { player, state: useSyncExternalStore(player.watch, player.state) };
}
