import type { ComponentType } from 'react';
import { texts, useTexts } from '../language/index.ts';

/** The states of a room's components, each by its name. Seen by developers at `/__ui`; no page in production has it. */
export type Story = { room: string; states: Record<string, ComponentType> };

/** Sample words in the language that is on, so that stories show how long both are. */
export function useSample(): (english: string, spanish: string) => string {
  useTexts('common'); // renders again when the language changes
  return (english, spanish) => (texts.language === 'es' ? spanish : english);
}
