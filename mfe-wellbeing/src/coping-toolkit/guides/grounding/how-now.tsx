import { Button, ButtonLink, CallLink } from '@haven/shared-ui/button';
import { crisisLines } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import { MessageCircle, PersonStanding, Phone, RotateCcw, Wind } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Arrival } from '../arrival.tsx';
import { guideAddress } from '../guide-ids.ts';
import type { GuideProps } from '../guide-props.ts';
import { Say, Stage } from '../stage.ts';

const feelings = ['better', 'same', 'worse'] as const;
type Feeling = (typeof feelings)[number];

const lifeline = crisisLines.find(({ id }) => id === 'suicidePrevention');

/** All as wide as the widest, one under the other: easy to hit with a shaking thumb. */
const Ways = styled.div`display: grid; gap: ${space.oneAndHalf};`;

type HowNowProps = GuideProps & { onAgain(): void };

/** Worse: a person is the next step, not another exercise. */
function People({ onClose }: GuideProps) {
  const t = useTexts('coping');
  return (
    <>
      <Ways>
        {lifeline && (
          <CallLink href={lifeline.href} tone="main" size="large">
            {t('guides.callLifeline', { phone: lifeline.phone })}
          </CallLink>
        )}
        <ButtonLink to="/crisis-resources" tone="pine" size="large" icon={Phone}>
          {t('guides.grounding.now.crisis')}
        </ButtonLink>
        <ButtonLink to="/chat" size="large" icon={MessageCircle}>
          {t('guides.grounding.now.chat')}
        </ButtonLink>
      </Ways>
      <Text $soft>{t('guides.grounding.now.chatNote')}</Text>
      <Button tone="plain" onClick={onClose}>
        {t('guides.back')}
      </Button>
    </>
  );
}

function OtherWays({ onClose, onAgain }: HowNowProps) {
  const t = useTexts('coping');
  return (
    <>
      <Ways>
        <ButtonLink to={guideAddress('breathing')} tone="main" size="large" icon={Wind}>
          {t('guides.breathing.heading')}
        </ButtonLink>
        <ButtonLink to={guideAddress('bodyScan')} size="large" icon={PersonStanding}>
          {t('guides.bodyScan.heading')}
        </ButtonLink>
        <Button size="large" icon={RotateCcw} onClick={onAgain}>
          {t('guides.again')}
        </Button>
      </Ways>
      <Button tone="plain" onClick={onClose}>
        {t('guides.back')}
      </Button>
    </>
  );
}

function Calmer({ onClose, onAgain }: HowNowProps) {
  const t = useTexts('coping');
  return (
    <Row $justify="center">
      <Button tone="main" size="large" onClick={onClose}>
        {t('guides.back')}
      </Button>
      <Button size="large" icon={RotateCcw} onClick={onAgain}>
        {t('guides.again')}
      </Button>
    </Row>
  );
}

const waysAfter = { better: Calmer, same: OtherWays, worse: People };

/** The end of the grounding: how it is now, and what fits that. */
export function HowNow(props: HowNowProps) {
  const t = useTexts('coping');
  const [feeling, setFeeling] = useState<Feeling | null>(null);
  const text = `guides.grounding.now.${feeling ?? 'asked'}`;
  const After = feeling && waysAfter[feeling];
  return (
    <Stage>
      <Arrival key={text} size="display">
        {t(`${text}.heading`)}
      </Arrival>
      <Say>{t(`${text}.line`)}</Say>
      {After ? (
        <After {...props} />
      ) : (
        <Row $justify="center">
          {feelings.map((each) => (
            <Button key={each} size="large" onClick={() => setFeeling(each)}>
              {t(`guides.grounding.now.${each}.name`)}
            </Button>
          ))}
        </Row>
      )}
    </Stage>
  );
}
