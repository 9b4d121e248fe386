import type { Checkpoint } from '@haven/progress/contract';
import { Button, IconButton } from '@haven/shared-ui/button';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { color, space } from '@haven/shared-ui/theme';
import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { OwnWords, PlainActions } from '../keeping/card-parts.ts';
import { useLateDialog } from '../keeping/use-late-dialog.ts';
import { latestFirst, recentCount } from './recent-checkpoints.ts';

const List = styled.ul`
  & > li + li { border-block-start: 1px solid ${color.line}; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.one};
  padding-block: ${space.one};
  & > button { margin-block: calc(-1 * ${space.half}); margin-inline-end: calc(-1 * ${space.one}); }
`;

type CheckpointListProps = {
  checkpoints: readonly Checkpoint[];
  milestoneId: string;
  /** Gives the focus a place when one was removed. */
  onRemoved: () => void;
};

/** The last checkpoints (spec section 2, 'Recent updates'), and the others when somebody asks for them. */
export function CheckpointList({ checkpoints, milestoneId, onRemoved }: CheckpointListProps) {
  const t = useTexts('progress');
  const [isWhole, setWhole] = useState(false);
  if (checkpoints.length === 0) return null;
  const all = latestFirst(checkpoints);
  return (
    <Stack $gap="half">
      <Heading level={4}>{t('checkpoint.recent')}</Heading>
      <List role="list">
        {(isWhole ? all : all.slice(0, recentCount)).map((checkpoint) => (
          <li key={checkpoint.id}>
            <CheckpointLine checkpoint={checkpoint} milestoneId={milestoneId} onRemoved={onRemoved} />
          </li>
        ))}
      </List>
      {all.length > recentCount && (
        <PlainActions>
          <Button tone="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('checkpoint.fewer') : t('progressTracker.showAll', { count: all.length })}
          </Button>
        </PlainActions>
      )}
    </Stack>
  );
}

type CheckpointLineProps = Omit<CheckpointListProps, 'checkpoints'> & { checkpoint: Checkpoint };

function CheckpointLine({ checkpoint, milestoneId, onRemoved }: CheckpointLineProps) {
  const t = useTexts('progress');
  const removal = useLateDialog(() => import('../keeping/removal-dialog.tsx'));
  const day = formatDay(checkpoint.date);
  return (
    <Line>
      <Stack $gap="half">
        <Text $soft $small>
          {t('checkpoint.line', { day, mood: t('checkpoint.outOfTen', { mood: checkpoint.moodRating }) })}
        </Text>
        {checkpoint.note && <OwnWords>{checkpoint.note}</OwnWords>}
      </Stack>
      <IconButton
        icon={X}
        label={t('checkpoint.remove', { day })}
        busy={removal.isLoading}
        onClick={removal.open}
      />
      {removal.isOpen && removal.Dialog && (
        <removal.Dialog
          action={{ kind: 'remove-checkpoint', id: milestoneId, checkpointId: checkpoint.id }}
          words={{
            heading: t('checkpoint.removeHeading'),
            text: t('checkpoint.removeText', { day }),
            confirm: t('checkpoint.removeConfirm'),
            done: t('checkpoint.removed'),
            failed: t('checkpoint.removeFailed'),
          }}
          onClose={removal.close}
          onRemoved={onRemoved}
        />
      )}
    </Line>
  );
}
