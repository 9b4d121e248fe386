import type { EmotionalCategory, EmotionalMilestone } from '@haven/progress/contract';
import { Badge } from '@haven/shared-ui/badge';
import { Button } from '@haven/shared-ui/button';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { Row, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import {
  BriefcaseBusiness,
  CloudRain,
  HandHeart,
  HeartHandshake,
  Lock,
  type LucideIcon,
  MessagesSquare,
  Pill,
  Sprout,
  Wind,
} from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { CardActions, MilestoneFrame, OwnWords } from '../keeping/card-parts.ts';
import { useLateDialog } from '../keeping/use-late-dialog.ts';
import { AchievedButton } from './achieved-button.tsx';
import { Celebration } from './celebration.tsx';
import { CheckpointList } from './checkpoint-list.tsx';
import { EmotionalIcons } from './emotional-icons.tsx';
import { statusTone } from './emotional-status.ts';
import { ProgressEditor } from './progress-editor.tsx';

const icons: Record<EmotionalCategory, LucideIcon> = {
  anxiety: Wind,
  depression: CloudRain,
  therapy: MessagesSquare,
  medication: Pill,
  self_care: HandHeart,
  relationships: HeartHandshake,
  work_life: BriefcaseBusiness,
  other: Sprout,
};

type EmotionalCardProps = {
  milestone: EmotionalMilestone;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
  /** False when the person chose not to see progress indicators. */
  showProgress: boolean;
};

/** An emotional milestone: what it is about, how far it has come, how it went lately, and what can be done. */
export const EmotionalCard = memo(function EmotionalCard({
  milestone,
  today,
  showProgress,
}: EmotionalCardProps) {
  const t = useTexts('progress');
  const { id, title, status } = milestone;
  const checkpoint = useLateDialog(() => import('./checkpoint-dialog.tsx'));
  const checkpointButton = useRef<HTMLButtonElement>(null);
  const [isJustAchieved, setJustAchieved] = useState(false);
  return (
    <MilestoneFrame heading={title} level={3} icon={icons[milestone.category]} $quiet={status === 'paused'}>
      {status === 'achieved' && isJustAchieved && <Celebration type={milestone.milestoneType} />}
      <Row>
        <Badge tone={statusTone[status]}>{t(`emotional.statuses.${status}`)}</Badge>
        <Badge>{t(`emotional.categories.${milestone.category}`)}</Badge>
        <Badge>{t(`emotional.types.${milestone.milestoneType}`)}</Badge>
        {milestone.isPrivate === 1 && <Badge icon={Lock}>{t('emotional.private')}</Badge>}
      </Row>
      <OwnWords>{milestone.description}</OwnWords>
      {milestone.targetDate && (
        <Text $soft>{t('emotional.by', { date: formatDay(milestone.targetDate) })}</Text>
      )}
      {showProgress && <ProgressEditor milestone={milestone} />}
      <CheckpointList
        checkpoints={milestone.checkpoints}
        milestoneId={id}
        onRemoved={() => checkpointButton.current?.focus()}
      />
      <CardActions>
        <AchievedButton milestone={milestone} onChange={setJustAchieved} />
        <Button ref={checkpointButton} busy={checkpoint.isLoading} onClick={checkpoint.open}>
          {t('checkpoint.add')} <VisuallyHidden>({title})</VisuallyHidden>
        </Button>
        <EmotionalIcons milestone={milestone} />
      </CardActions>
      {checkpoint.isOpen && checkpoint.Dialog && (
        <checkpoint.Dialog milestoneId={id} milestoneTitle={title} today={today} onClose={checkpoint.close} />
      )}
    </MilestoneFrame>
  );
});
