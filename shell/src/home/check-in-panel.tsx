import { ButtonLink } from '@haven/shared-ui/button';
import { type CheckIn, todaysCheckIn } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Stack, Text } from '@haven/shared-ui/layout';
import { Hills } from '@haven/shared-ui/scene';
import { color, radius, space, wide } from '@haven/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { moodBadge } from './mood-badge.ts';
import { TodaysMood } from './todays-mood.tsx';
import type { Today } from './use-today.ts';

const Panel = styled.section`
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadow};
`;
const View = styled.div`
  block-size: 5.5rem;
  ${wide} { block-size: 12rem; }
`;
const Body = styled(Stack)`padding: ${space.three};`;

/** The main action of Home. Someone who checked in today is thanked instead, and after a hard day shown to help. */
export function CheckInPanel({ today }: { today: Today }) {
  const t = useTexts('shell');
  const id = useId();
  const done = todaysCheckIn(today.checkIns, today.now);
  return (
    <Panel aria-labelledby={id}>
      <View>
        <Hills />
      </View>
      <Body $gap="oneAndHalf">
        <Row>
          <TodaysMood badge={moodBadge(today.checkIns, today.now)} />
        </Row>
        <Heading level={2} id={id}>
          {t(done ? 'home.checkIn.doneHeading' : 'home.checkIn.heading')}
        </Heading>
        {done ? <AfterCheckIn checkIn={done} /> : <BeforeCheckIn />}
      </Body>
    </Panel>
  );
}

function BeforeCheckIn() {
  const t = useTexts('shell');
  return (
    <>
      <Text $soft>{t('home.checkIn.text')}</Text>
      <ButtonLink to="/checkin" tone="main" size="large" wide>
        {t('home.checkIn.go')}
      </ButtonLink>
    </>
  );
}

function AfterCheckIn({ checkIn }: { checkIn: CheckIn }) {
  const t = useTexts('shell');
  return (
    <>
      <Text>{t(`home.checkIn.done.${checkIn.mood}`)}</Text>
      {checkIn.mood === 'struggling' && (
        <ButtonLink to="/crisis-resources" tone="main" size="large" wide>
          {t('home.checkIn.talk')}
        </ButtonLink>
      )}
      <Row>
        {checkIn.mood === 'struggling' && (
          <ButtonLink to="/emergency-plan">{t('home.checkIn.plan')}</ButtonLink>
        )}
        <ButtonLink to="/checkin">{t('home.checkIn.update')}</ButtonLink>
      </Row>
    </>
  );
}
