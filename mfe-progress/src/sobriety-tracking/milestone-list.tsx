import type { SobrietyMilestone } from '@haven/progress/contract';
import { CardGrid } from '@haven/shared-ui/card';
import { useShowProgress } from '../use-show-progress.ts';
import { MilestoneCard } from './milestone-card.tsx';

/** All sobriety milestones, as cards. */
export function MilestoneList({ milestones, today }: { milestones: SobrietyMilestone[]; today: string }) {
  const showProgress = useShowProgress();
  return (
    <CardGrid as="ul" role="list" $least="22rem">
      {milestones.map((milestone) => (
        <li key={milestone.id}>
          <MilestoneCard milestone={milestone} today={today} showProgress={showProgress} />
        </li>
      ))}
    </CardGrid>
  );
}
