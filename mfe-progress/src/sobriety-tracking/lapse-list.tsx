import type { Lapse, SobrietyMilestone } from '@haven/progress/contract';
import { Button } from '@haven/shared-ui/button';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { Stack, VisuallyHidden } from '@haven/shared-ui/layout';
import { color, space, touchTarget } from '@haven/shared-ui/theme';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { OwnWords, PlainActions } from '../keeping/card-parts.ts';
import { useDoing } from '../keeping/use-doing.ts';
import { usePlaceAsItGoes } from '../keeping/use-place-as-it-goes.ts';
import { countedLapses } from './lapse-day.ts';

const Frame = styled.details`
  border-block-start: 1px solid ${color.line};
`;
const List = styled.ul`display: grid; gap: ${space.two}; padding-block-end: ${space.one};`;

const Summary = styled.summary`
  min-block-size: ${touchTarget};
  padding-block-start: ${space.oneAndHalf};
  color: ${color.inkSoft};
  font-weight: 600;
  cursor: pointer;
`;

/** Lapses that are shown at first: five hundred would be a page that nobody comes to the end of. */
const recentCount = 10;

type LapseListProps = { milestone: SobrietyMilestone; onUndone: () => void };

/** The lapses of a milestone, out of sight until somebody asks for them, each with the way to take it back. */
export function LapseList({ milestone, onUndone }: LapseListProps) {
  const t = useTexts('progress');
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const lapses = countedLapses(milestone);
  if (lapses.length === 0) return null;
  return (
    <Frame open={isOpen}>
      <Summary
        // Opened with its lines in one picture, and by nobody else than the press.
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {t('lapse.list')}
      </Summary>
      {isOpen && (
        <List role="list">
          {(isWhole ? lapses : lapses.slice(0, recentCount)).map((lapse) => (
            <li key={lapse.id}>
              <Line lapse={lapse} milestoneId={milestone.id} onUndone={onUndone} />
            </li>
          ))}
        </List>
      )}
      {isOpen && lapses.length > recentCount && (
        <PlainActions>
          <Button tone="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('checkpoint.fewer') : t('progressTracker.showAll', { count: lapses.length })}
          </Button>
        </PlainActions>
      )}
    </Frame>
  );
}

function Line({ lapse, milestoneId, onUndone }: { lapse: Lapse; milestoneId: string; onUndone: () => void }) {
  const t = useTexts('progress');
  const { act, busy } = useDoing();
  const isGoing = usePlaceAsItGoes(onUndone);
  const day = formatDay(lapse.day);
  const undo = async () => {
    const action = { kind: 'undo-lapse' as const, id: milestoneId, lapseId: lapse.id };
    isGoing.current = true;
    isGoing.current = await act(action, { done: t('lapse.undone'), failed: t('lapse.undoFailed') });
  };
  return (
    <Stack $gap="half" $align="start">
      <strong>{day}</strong>
      {lapse.note && <OwnWords>{lapse.note}</OwnWords>}
      <PlainActions>
        <Button tone="plain" icon={Undo2} busy={busy} onClick={undo}>
          {t('lapse.undo')} <VisuallyHidden>({day})</VisuallyHidden>
        </Button>
      </PlainActions>
    </Stack>
  );
}
