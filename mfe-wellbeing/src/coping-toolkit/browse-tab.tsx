import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { type StrategyCategory, strategyCategories } from '@haven/wellbeing/contract';
import { useState } from 'react';
import { CategoryFilter } from './category-filter.tsx';
import type { GuideId } from './guides/guide-ids.ts';
import { SaveButton } from './save-button.tsx';
import { StrategyCard } from './strategy-card.tsx';
import { StrategyGrid } from './strategy-grid.ts';
import { useTechniques } from './use-techniques.ts';

/** The built-in techniques, by category. */
export function BrowseTab({ onGuide }: { onGuide: (guide: GuideId) => void }) {
  const t = useTexts('coping');
  const techniques = useTechniques();
  const [chosen, setChosen] = useState<StrategyCategory | null>(null);
  const shown = techniques.filter(({ category }) => chosen === null || category === chosen);
  return (
    <Stack $gap="three">
      <Stack $gap="half">
        <Heading level={2}>{t('browse.heading')}</Heading>
        <Text $soft>{t('browse.lead')}</Text>
      </Stack>
      <CategoryFilter
        categories={strategyCategories}
        chosen={chosen}
        onChoose={setChosen}
        count={shown.length}
      />
      <StrategyGrid>
        {shown.map((technique) => (
          <StrategyCard
            key={technique.id}
            strategy={technique}
            onGuide={onGuide}
            deed={<SaveButton strategy={technique} />}
          />
        ))}
      </StrategyGrid>
    </Stack>
  );
}
