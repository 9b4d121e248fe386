import type { SobrietyMilestone, SobrietyType } from '@haven/progress/contract';
import { daysSince, goalProgress, isAchieved, nextGoal } from '@haven/progress/next-goal';
import { Badge } from '@haven/shared-ui/badge';
import { IconButton } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { ProgressBar } from '@haven/shared-ui/progress';
import { color, font, space, textSize } from '@haven/shared-ui/theme';
import { Check, CigaretteOff, Dices, type LucideIcon, Pill, Sprout, Trash2, WineOff } from 'lucide-react';
import styled from 'styled-components';
import { milestoneTitle } from './milestone-title.ts';
import { useLateDialog } from './use-late-dialog.ts';

const icons: Record<SobrietyType, LucideIcon> = {
  alcohol: WineOff,
  drugs: Pill,
  smoking: CigaretteOff,
  gambling: Dices,
  other: Sprout,
};

const Days = styled.p`
  color: ${color.pine};
  font-family: ${font.serif};
  font-size: ${textSize.display};
  line-height: 1.15;
`;

/** As high as its neighbour. */
const Even = styled(Card)`block-size: 100%;`;

/** Its icon ends where the lines under it end. */
const Delete = styled(IconButton)`
  margin-block: calc(-1 * ${space.one});
  margin-inline-end: calc(-1 * ${space.oneAndHalf});
`;

const Notes = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type MilestoneCardProps = {
  milestone: SobrietyMilestone;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  /** False when the person chose not to see progress indicators. */
  showProgress: boolean;
};

/** A sobriety milestone: since when, how many days, and the way to its next goal. */
export function MilestoneCard({ milestone, today, showProgress }: MilestoneCardProps) {
  const t = useTexts('progress');
  const title = milestoneTitle(t, milestone);
  const dayCount = daysSince(milestone.sobrietyDate, today);
  const deletion = useLateDialog(() => import('./delete-milestone-dialog.tsx'));
  return (
    <Even
      heading={title}
      level={3}
      icon={icons[milestone.type]}
      action={
        <Delete
          icon={Trash2}
          label={t('sobriety.delete', { title })}
          busy={deletion.isLoading}
          onClick={deletion.open}
        />
      }
    >
      <Stack $gap="half">
        {showProgress && (
          <Days>{dayCount === 0 ? t('sobriety.today') : t('sobriety.days', { count: dayCount })}</Days>
        )}
        <Text $soft>{t('sobriety.since', { date: formatDay(milestone.sobrietyDate) })}</Text>
      </Stack>
      {showProgress && milestone.goals.length > 0 && <Goals goals={milestone.goals} dayCount={dayCount} />}
      {milestone.notes && <Notes>{milestone.notes}</Notes>}
      {deletion.isOpen && deletion.Dialog && (
        <deletion.Dialog milestone={milestone} onClose={deletion.close} />
      )}
    </Even>
  );
}

function Goals({ goals, dayCount }: { goals: SobrietyMilestone['goals']; dayCount: number }) {
  const t = useTexts('progress');
  const next = nextGoal(goals, dayCount);
  const reached = new Set(goals.filter((goal) => isAchieved(goal, dayCount)).map((goal) => goal.description));
  return (
    <>
      <ProgressBar
        label={next ? t('sobriety.nextGoal', { description: next.description }) : t('sobriety.allReached')}
        value={goalProgress(goals, dayCount)}
        text={next && t('sobriety.ofDays', { done: dayCount, count: next.days })}
      />
      {reached.size > 0 && (
        <Row as="ul" role="list" aria-label={t('sobriety.reached')}>
          {[...reached].map((description) => (
            <li key={description}>
              <Badge tone="lamp" icon={Check}>
                {description}
              </Badge>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}
