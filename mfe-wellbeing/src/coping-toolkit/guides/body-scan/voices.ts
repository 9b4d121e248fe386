import type { Language } from '@haven/shared-ui/language';

/** What a voice says of itself, as far as it matters here. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** Accents that most people here know best come first. */
const regions: Record<Language, readonly string[]> = {
  en: ['en-us', 'en-ca', 'en-gb'],
  es: ['es-mx', 'es-us', 'es-419'],
};

/** Android writes `es_MX` where others write `es-MX`. */
const tagOf = (voice: Voice) => voice.lang.replace('_', '-').toLowerCase();

function rank(voice: Voice, language: Language): number {
  const region = regions[language].findIndex((tag) => tagOf(voice).startsWith(tag));
  const place = region < 0 ? regions[language].length : region;
  // A voice of the device works offline and sends nothing anywhere; one from the network breaks off with it.
  return place + (voice.localService ? 0 : 100);
}

/**
 * The voice that reads a language best on this device.
 *
 * @returns null where there is none of that language: no other voice may read it, since nobody would understand it
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | null {
  const [best] = voices
    .filter((voice) => tagOf(voice).split('-')[0] === language)
    .sort((one, other) => rank(one, language) - rank(other, language));
  return best ?? null;
}
