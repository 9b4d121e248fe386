import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, VisuallyHidden } from '@haven/shared-ui/layout';
import type { StrategyCategory } from '@haven/wellbeing/contract';
import styled from 'styled-components';
import { categoryIcons } from './category-icons.ts';

const Chip = styled(Button)`padding-inline: 1em;`;

type CategoryFilterProps = {
  categories: readonly StrategyCategory[];
  /** Null shows all. */
  chosen: StrategyCategory | null;
  onChoose: (category: StrategyCategory | null) => void;
  /** How many are shown now; read out when it changes. */
  count: number;
};

/** One category at a time, or all. */
export function CategoryFilter({ categories, chosen, onChoose, count }: CategoryFilterProps) {
  const t = useTexts('coping');
  const look = (pressed: boolean) => ({
    tone: pressed ? ('pine' as const) : ('quiet' as const),
    'aria-pressed': pressed,
  });
  return (
    <>
      <Row role="group" aria-label={t('filter.label')}>
        <Chip {...look(chosen === null)} onClick={() => onChoose(null)}>
          {t('filter.all')}
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category}
            {...look(chosen === category)}
            icon={categoryIcons[category]}
            onClick={() => onChoose(category)}
          >
            {t(`strategy.categories.${category}`)}
          </Chip>
        ))}
      </Row>
      <VisuallyHidden role="status">{chosen && t('filter.shown', { count })}</VisuallyHidden>
    </>
  );
}
