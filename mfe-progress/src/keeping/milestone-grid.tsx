import { Button } from '@haven/shared-ui/button';
import { CardGrid } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row } from '@haven/shared-ui/layout';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** How many a list of the tracker shows at first (spec section 9). */
export const listCap = 30;

/** Each as high as what it tells; stretched to the height of a fuller neighbour it would look empty. */
const Grid = styled(CardGrid)`align-items: start;`;

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
      <Grid as="ul" role="list" $least="22rem">
        {shown.map((item, place) => (
          <li key={item.id} {...(place === listCap && { ref: firstMore, tabIndex: -1 })}>
            {card(item)}
          </li>
        ))}
      </Grid>
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
