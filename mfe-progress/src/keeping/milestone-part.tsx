import { Button } from '@haven/shared-ui/button';
import { Heading, Row, Stack, Text } from '@haven/shared-ui/layout';
import { EmptyState, SkeletonCard } from '@haven/shared-ui/states';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { MilestoneBook } from '../milestone-book/use-milestone-book.ts';
import { LoadFailure } from './load-failure.tsx';
import { MilestoneGrid } from './milestone-grid.tsx';
import { PlaceAfterRemoval, usePlaceAfterDialog } from './place-after-removal.ts';

type MilestonePartProps<Item> = {
  heading: string;
  add: { label: string; isLoading: boolean; isOpen: boolean; open: () => void };
  /** Where there is none yet. */
  empty: { heading: string; text: string; scene: ReactNode };
  /** One line under the heading, about those that are not shown. */
  note?: string | false;
  book: MilestoneBook;
  milestones: readonly Item[];
  card: (milestone: Item) => ReactNode;
  /** The dialog that starts one, while it is open. */
  children: ReactNode;
};

/** A tab of milestones of one kind: its heading, the way to a new one, and the list. */
export function MilestonePart<Item extends { id: string }>(props: MilestonePartProps<Item>) {
  const { heading, add, empty, note, book, milestones, card, children } = props;
  const headingId = useId();
  const isEmpty = milestones.length === 0;
  const isKnown = book.state === 'ready' || !isEmpty;
  const place = usePlaceAfterDialog(add.isOpen);

  const addButton = (
    <Button tone="main" icon={Plus} busy={add.isLoading} onClick={add.open}>
      {add.label}
    </Button>
  );
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Row $justify="between" $gap="two">
        <Heading ref={place} level={2} id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        {isKnown && !isEmpty && addButton}
      </Row>
      {note && <Text $soft>{note}</Text>}
      {book.state === 'failed' && <LoadFailure error={book.error} onRetry={book.retry} />}
      {!isKnown && book.state === 'loading' && <SkeletonCard />}
      {isKnown && isEmpty && (
        <EmptyState heading={empty.heading} scene={empty.scene} action={addButton} level={3}>
          {empty.text}
        </EmptyState>
      )}
      {!isEmpty && (
        <PlaceAfterRemoval value={() => place.current?.focus()}>
          <MilestoneGrid items={milestones} card={card} />
        </PlaceAfterRemoval>
      )}
      {children}
    </Stack>
  );
}
