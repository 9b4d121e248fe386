import type { EmotionalMilestone } from '@haven/progress/contract';
import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { VisuallyHidden } from '@haven/shared-ui/layout';
import { useDoing } from '../keeping/use-doing.ts';
import { achievedChange, takenUpChange } from './emotional-status.ts';

type AchievedButtonProps = {
  milestone: EmotionalMilestone;
  /** With the press: whether it is just being achieved; false as well when that could not be kept. */
  onChange: (isAchieved: boolean) => void;
};

/** Marks a milestone as achieved; one that is can be taken up again, since things come back. */
export function AchievedButton({ milestone, onChange }: AchievedButtonProps) {
  const t = useTexts('progress');
  const { act, busy } = useDoing();
  const isAchieved = milestone.status === 'achieved';

  const press = async () => {
    const change = isAchieved ? takenUpChange(milestone) : achievedChange;
    const words = {
      done: t(isAchieved ? 'emotional.takenUp' : 'emotional.nowAchieved'),
      seen: !isAchieved,
      failed: t('newMilestone.saveFailed'),
    };
    onChange(!isAchieved);
    if (!(await act({ kind: 'change-emotional', id: milestone.id, change }, words))) onChange(false);
  };
  return (
    <Button busy={busy} onClick={press}>
      {t(isAchieved ? 'emotional.takeUp' : 'emotional.achieve')}{' '}
      <VisuallyHidden>({milestone.title})</VisuallyHidden>
    </Button>
  );
}
