import { useTexts } from '@haven/shared-ui/language';
import { useMemo } from 'react';
import { type ShownTechnique, techniquesIn } from './techniques.ts';

/** The built-in techniques in the language that is on; they come with the screen and need no network. */
export function useTechniques(): ShownTechnique[] {
  const t = useTexts('coping');
  return useMemo(() => techniquesIn((key) => t(key, { returnObjects: true })), [t]);
}
