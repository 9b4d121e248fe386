import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row } from '@haven/shared-ui/layout';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FillingList, FillingPlace } from './filling-list.tsx';

/** How many a list of the tracker shows at first (spec section 9). */
export const listCap = 30;

type MilestoneGridProps<Item> = { items: readonly Item[]; card: (item: Item) => ReactNode };

/** Milestones as cards; a long list shows its first part until somebody asks for all. */
export function MilestoneGrid<Item extends { id: string }>({ items, card }: MilestoneGridProps<Item>) {
  const t = useTexts('progress');
  const [isWhole, setWhole] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  const shown = isWhole ? items : items.slice(0, listCap);

  // The button that was pressed is gone.
  useEffect(() => {
    if (isWhole) firstMore.current?.focus();
  }, [isWhole]);

  return (
    <>
      <FillingList>
        {shown.map((item, place) => (
          <FillingPlace key={item.id} {...(place === listCap && { ref: firstMore, tabIndex: -1 })}>
            {card(item)}
          </FillingPlace>
        ))}
      </FillingList>
      {shown.length < items.length && (
        <Row $justify="center">
          <Button onClick={() => setWhole(true)}>
            {t('progressTracker.showAll', { count: items.length })}
          </Button>
        </Row>
      )}
    </>
  );
}
