import { Button, ButtonLink, CallLink } from '@haven/shared-ui/button';
import { crisisLines } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import { Hand, RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { Arrival } from '../arrival.tsx';
import { guideAddress } from '../guide-ids.ts';
import type { GuideProps } from '../guide-props.ts';
import { Say, Stage } from '../stage.ts';

const lifeline = crisisLines.find(({ id }) => id === 'suicidePrevention');

/** All as wide as the widest, one under the other: easy to hit with a shaking thumb. */
const Ways = styled.div`display: grid; gap: ${space.oneAndHalf};`;

type OverProps = GuideProps & {
  /** Breaths that were breathed to the end. */
  breaths: number;
  onAgain(): void;
};

/** The end of the breathing. It asks nothing; for whom it was not enough there is another tool, and a person. */
export function Over({ breaths, onAgain, onClose }: OverProps) {
  const t = useTexts('coping');
  return (
    <Stage>
      <Arrival>{t('guides.breathing.over.breaths', { count: breaths })}</Arrival>
      <Say>{t('guides.breathing.over.line')}</Say>
      <Ways>
        <Button tone="main" size="large" onClick={onClose}>
          {t('guides.back')}
        </Button>
        <Button size="large" icon={RotateCcw} onClick={onAgain}>
          {t('guides.again')}
        </Button>
        <ButtonLink to={guideAddress('grounding')} size="large" icon={Hand}>
          {t('guides.grounding.heading')}
        </ButtonLink>
      </Ways>
      <Stack $gap="half" $align="center">
        <Text $soft>{t('guides.breathing.over.person')}</Text>
        <Row $justify="center">
          {lifeline && (
            <CallLink href={lifeline.href} tone="plain">
              {t('guides.callLifeline', { phone: lifeline.phone })}
            </CallLink>
          )}
          <ButtonLink to="/crisis-resources" tone="plain">
            {t('guides.grounding.now.crisis')}
          </ButtonLink>
        </Row>
      </Stack>
    </Stage>
  );
}
