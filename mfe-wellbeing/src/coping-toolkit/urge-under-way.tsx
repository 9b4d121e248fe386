import { Badge } from '@haven/shared-ui/badge';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { readKept } from './guides/urge/kept-session.ts';
import { advanced, isOver, minutesLeft } from './guides/urge/urge-session.ts';
import { useSeconds } from './guides/use-seconds.ts';

const State = styled(Row)`padding-block-start: ${space.half};`;

/** Says on the tile of the urge timer that one runs, and for how long still; otherwise what it is for. */
export function UrgeUnderWay({ otherwise }: { otherwise: ReactNode }) {
  const t = useTexts('coping');
  const now = Date.now();
  const kept = readKept(now);
  const session = kept && advanced(kept, now);
  const runs = session !== null && !isOver(session);
  useSeconds(runs, () => session?.ran ?? 0);
  if (!session) return otherwise;
  if (!runs) {
    return (
      <Text as="span" $small>
        {t('guides.urge.over.whole')}
      </Text>
    );
  }
  return (
    <State as="span" $gap="half">
      <Badge tone="lamp" icon={Timer}>
        {t('rightNow.urge.running')}
      </Badge>{' '}
      <Text as="span" $small>
        {t('rightNow.urge.left', { count: minutesLeft(session) })}
      </Text>
    </State>
  );
}
