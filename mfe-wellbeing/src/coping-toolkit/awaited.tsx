import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { Skeleton } from '@haven/shared-ui/states';
import { Wind } from 'lucide-react';
import type { GuideId } from './guides/guide-ids.ts';
import { StrategyGrid } from './strategy-grid.ts';

const PlaceOfCard = () => (
  <Card aria-hidden="true">
    <Stack $gap="oneAndHalf">
      <Skeleton $width="half" />
      <Skeleton $width="short" />
      <Skeleton />
      <Skeleton />
      <Skeleton $width="half" />
    </Stack>
  </Card>
);

/** The places of the strategies while they are written, and something to do meanwhile. */
export function Awaited({ onGuide }: { onGuide: (guide: GuideId) => void }) {
  const t = useTexts('coping');
  return (
    <Stack $gap="three">
      <Card tone="lamp">
        <Text>{t('generate.pending')}</Text>
        <Row>
          <Button icon={Wind} onClick={() => onGuide('breathing')}>
            {t('generate.waiting')}
          </Button>
        </Row>
      </Card>
      <StrategyGrid>
        <PlaceOfCard />
        <PlaceOfCard />
      </StrategyGrid>
    </Stack>
  );
}
