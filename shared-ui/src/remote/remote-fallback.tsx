import { RefreshCw } from 'lucide-react';
import { Button, ButtonLink } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { CrisisLineList, crisisLines } from '../crisis-lines/index.ts';
import { useTexts } from '../language/index.ts';
import { Page, Row, Stack, Text } from '../layout/index.ts';
import { Path } from '../scene/index.ts';

/** 988, text HOME to 741741, and 911: what somebody may need while an area is away. */
const nearest = crisisLines.filter((line) =>
  ['suicidePrevention', 'crisisText', 'emergency'].includes(line.id),
);

type RemoteFallbackProps = {
  /** Loads the area again. */
  onRetry: () => void;
  /** `slow`: it may still come. */
  reason: 'failed' | 'slow';
};

/** Stands where an area could not be opened: what happened, what is safe, what to do, and whom to call. */
export function RemoteFallback({ onRetry, reason }: RemoteFallbackProps) {
  const t = useTexts('common');
  return (
    <Page heading={t(`area.${reason}`)} scene={<Path />} narrow>
      <Stack role="status">
        <Text>{t('area.safe')}</Text>
        <Text>{t(reason === 'slow' ? 'area.nextSlow' : 'area.nextFailed')}</Text>
      </Stack>
      <Row>
        <Button tone="main" icon={RefreshCw} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <ButtonLink to="/">{t('area.home')}</ButtonLink>
      </Row>
      <Card heading={t('area.needSomeone')}>
        <CrisisLineList lines={nearest} />
        <Row>
          <ButtonLink to="/crisis-resources">{t('area.crisis')}</ButtonLink>
        </Row>
      </Card>
    </Page>
  );
}
