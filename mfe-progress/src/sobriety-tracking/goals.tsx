import type { Goal } from '@haven/progress/contract';
import { goalProgress, nextGoal } from '@haven/progress/next-goal';
import type { SoberDays } from '@haven/progress/sober-days';
import { Badge } from '@haven/shared-ui/badge';
import { formatNumber, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { ProgressBar } from '@haven/shared-ui/progress';
import { Check, History } from 'lucide-react';
import { useId } from 'react';
import { reachedGoals } from './reached-goals.ts';

type GoalsProps = { goals: readonly Goal[]; days: SoberDays; isPaused: boolean };

/** The way to the next goal of the current streak, which rests while it is paused, and the goals that were reached. */
export function Goals({ goals, days, isPaused }: GoalsProps) {
  const t = useTexts('progress');
  const next = nextGoal(goals, days.current);
  const reached = reachedGoals(goals, days);
  return (
    <>
      {!isPaused && (
        <ProgressBar
          label={next ? t('sobriety.nextGoal', { description: next.description }) : t('sobriety.allReached')}
          value={goalProgress(goals, days.current)}
          text={next && t('sobriety.ofDays', { done: formatNumber(days.current), count: next.days })}
        />
      )}
      <Reached name={t('sobriety.reached')} descriptions={reached.now} />
      <Reached name={t('sobriety.reachedBefore')} descriptions={reached.before} earlier />
    </>
  );
}

type ReachedProps = { name: string; descriptions: readonly string[]; earlier?: boolean };

function Reached({ name, descriptions, earlier = false }: ReachedProps) {
  const id = useId();
  if (descriptions.length === 0) return null;
  return (
    <Stack $gap="half">
      <Text id={id} $soft $small>
        {name}
      </Text>
      <Row as="ul" role="list" aria-labelledby={id}>
        {descriptions.map((description) => (
          <li key={description}>
            <Badge tone={earlier ? 'plain' : 'lamp'} icon={earlier ? History : Check}>
              {description}
            </Badge>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
