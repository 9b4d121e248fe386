import type { EmotionalMilestone } from '@haven/progress/contract';
import { Badge } from '@haven/shared-ui/badge';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { ProgressBar } from '@haven/shared-ui/progress';
import styled from 'styled-components';
import { shownProgress, statusTone } from '../emotional-milestones/emotional-status.ts';
import { shownMilestones } from '../emotional-milestones/shown-milestones.ts';

/** The overview shows the first five (spec section 2). */
export const mostGoals = 5;

const Title = styled.strong`overflow-wrap: anywhere;`;

type EmotionalCardProps = {
  milestones: readonly EmotionalMilestone[];
  /** In private mode private ones are left out, and only their number is told. */
  privateMode: boolean;
  /** False when the person chose not to see progress indicators. */
  showProgress: boolean;
};

/** The first five emotional goals, with how far each has come. */
export function EmotionalCard({ milestones, privateMode, showProgress }: EmotionalCardProps) {
  const t = useTexts('progress');
  const { shown: open, hiddenCount } = shownMilestones(milestones, privateMode);
  const more = Math.max(0, open.length - mostGoals);
  return (
    <Card heading={t('overview.emotional.heading')}>
      {milestones.length === 0 && <Text $soft>{t('overview.emotional.empty')}</Text>}
      <Stack as="ul" role="list" $gap="three">
        {open.slice(0, mostGoals).map((milestone) => (
          <li key={milestone.id}>
            <Goal milestone={milestone} showProgress={showProgress} />
          </li>
        ))}
      </Stack>
      {more > 0 && <Text $soft>{t('overview.emotional.more', { count: more })}</Text>}
      {hiddenCount > 0 && (
        <Text $soft $small>
          {t('emotional.hidden', { count: hiddenCount })}
        </Text>
      )}
    </Card>
  );
}

function Goal({ milestone, showProgress }: { milestone: EmotionalMilestone; showProgress: boolean }) {
  const t = useTexts('progress');
  const { title, category, status } = milestone;
  return (
    <Stack $gap="half">
      <Row $justify="between">
        <Title>{title}</Title>
        <Badge tone={statusTone[status]}>{t(`emotional.statuses.${status}`)}</Badge>
      </Row>
      {showProgress ? (
        <ProgressBar label={t(`emotional.categories.${category}`)} value={shownProgress(milestone)} />
      ) : (
        <Text $soft>{t(`emotional.categories.${category}`)}</Text>
      )}
    </Stack>
  );
}
