import type { Assistant, OfferedStrategy } from '@haven/assistant';
import type { Language } from '@haven/assistant/language';
import type { Person } from '@haven/kit/service';
import { assess } from '@haven/safety';
import type { CopingAnswer, CopingRequest, CopingStrategy } from '../contract.ts';
import type { WriterMemory } from '../writing/writer-memory.ts';

const minutes = {
  en: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  es: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
} as const;

const strategyOf = ({ minutes: count, ...rest }: OfferedStrategy, language: Language): CopingStrategy => ({
  ...rest,
  timeNeeded: minutes[language](count),
});

/**
 * Suggests strategies for what a person wrote, of which nothing is kept. Somebody without a session gets an answer too;
 * only, what they were told before is not known then.
 */
export async function suggestCoping(
  { assistant, memory }: { assistant: Assistant; memory: WriterMemory },
  person: Person | null,
  { situation, feelings, partOfDay, streak }: CopingRequest,
  language: Language,
): Promise<CopingAnswer> {
  const { level, kinds, about } = assess(`${situation}\n${feelings}`, { language });
  const danger = { level, kinds, about };
  const recent = await memory.recent(person?.id, 'coping');
  const written = await assistant.coping({
    situation,
    feelings,
    partOfDay,
    streak,
    language,
    danger,
    recent,
  });
  await memory.remember(person?.id, 'coping', written.used);
  return {
    personalizedMessage: written.text,
    strategies: written.strategies.map((strategy) => strategyOf(strategy, language)),
    writtenBy: written.writtenBy,
    danger,
  };
}
