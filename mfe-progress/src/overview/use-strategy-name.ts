import { useTexts } from '@haven/shared-ui/language';

/** Names a stored strategy in the language that is on; one that no text is known for is shown as it is. */
export function useStrategyName(): (strategy: string) => string {
  const t = useTexts('progress');
  // Read as a list: a name with a dot or a colon is no path to a text.
  const names: unknown = t('overview.strategies.names', { returnObjects: true });
  const known = new Map<string, string>(typeof names === 'object' && names ? Object.entries(names) : []);
  return (strategy) => known.get(strategy) ?? strategy;
}
