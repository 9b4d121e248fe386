import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { type SavedStrategy, savedStrategies } from '@haven/shared-ui/device-store';
import { ConfirmDialog } from '@haven/shared-ui/dialog';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { Path } from '@haven/shared-ui/scene';
import { EmptyState } from '@haven/shared-ui/states';
import { type StrategyCategory, strategyCategories } from '@haven/wellbeing/contract';
import { useAtomValue } from 'jotai';
import { BookmarkMinus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CategoryFilter } from './category-filter.tsx';
import type { GuideId } from './guides/guide-ids.ts';
import { categoriesIn, newestFirst } from './kept-strategies.ts';
import { StrategyCard } from './strategy-card.tsx';
import { StrategyGrid } from './strategy-grid.ts';
import { useKeeping } from './use-keeping.ts';
import { useTechniques } from './use-techniques.ts';

/** From more than so many on, they can be filtered. */
const filteredFrom = 6;

type MyToolkitTabProps = { onGuide: (guide: GuideId) => void; toTechniques: () => void };

/** The strategies that a person keeps, the newest first. */
export function MyToolkitTab({ onGuide, toTechniques }: MyToolkitTabProps) {
  const t = useTexts('coping');
  const kept = newestFirst(useAtomValue(savedStrategies.entries));
  const techniques = useTechniques();
  const keeping = useKeeping();
  const techniqueOf = (strategy: SavedStrategy) => techniques.find(({ id }) => id === strategy.id);
  // A technique of Haven's own is shown in the language that is on, whichever it was saved in.
  const shownOf = (strategy: SavedStrategy) => techniqueOf(strategy) ?? strategy;
  const removalOf = (strategy: SavedStrategy) => {
    const text = t('toolkit.removeText', { title: shownOf(strategy).title });
    return techniqueOf(strategy) ? text : `${text} ${t('toolkit.removeGenerated')}`;
  };
  const [wanted, setWanted] = useState<StrategyCategory | null>(null);
  const [leaving, setLeaving] = useState<SavedStrategy | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useRef(false);

  const categories = categoriesIn(kept, strategyCategories);
  const filters = kept.length > filteredFrom;
  const chosen = filters && wanted && categories.includes(wanted) ? wanted : null;
  const shown = kept.filter(({ category }) => chosen === null || category === chosen);

  // The card that held the focus is gone, and the dialog with it.
  useEffect(() => {
    if (leaving || !removed.current) return;
    removed.current = false;
    heading.current?.focus();
  }, [leaving]);

  function takeOut(): void {
    if (!leaving) return;
    removed.current = keeping.takeOut(leaving.id);
    setLeaving(null);
  }

  return (
    <Stack $gap="three">
      <Stack $gap="half">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('toolkit.heading')}
        </Heading>
        <Text $soft>{t('toolkit.local')}</Text>
      </Stack>
      {kept.length === 0 && (
        <Card>
          <EmptyState
            level={3}
            heading={t('toolkit.empty.heading')}
            scene={<Path />}
            action={
              <Button tone="main" onClick={toTechniques}>
                {t('toolkit.empty.action')}
              </Button>
            }
          >
            {t('toolkit.empty.text')}
          </EmptyState>
        </Card>
      )}
      {filters && (
        <CategoryFilter categories={categories} chosen={chosen} onChoose={setWanted} count={shown.length} />
      )}
      <StrategyGrid>
        {shown.map((strategy) => (
          <StrategyCard
            key={strategy.id}
            strategy={shownOf(strategy)}
            onGuide={onGuide}
            deed={
              <Button
                icon={BookmarkMinus}
                aria-label={t('strategy.named', {
                  deed: t('toolkit.remove'),
                  title: shownOf(strategy).title,
                })}
                onClick={() => setLeaving(strategy)}
              >
                {t('toolkit.remove')}
              </Button>
            }
          />
        ))}
      </StrategyGrid>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(null)}
          title={t('toolkit.removeHeading')}
          description={removalOf(leaving)}
          confirmLabel={t('toolkit.removeConfirm')}
          onConfirm={takeOut}
        />
      )}
    </Stack>
  );
}
