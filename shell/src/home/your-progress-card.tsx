import { ButtonLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { defaultPreferences, emergencyPlans, type Mood, preferences } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack } from '@haven/shared-ui/layout';
import { StreakLamp } from '@haven/shared-ui/progress';
import { color, space, wide } from '@haven/shared-ui/theme';
import { useAtomValue } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LateMoodFace } from './late-mood-face.tsx';
import type { Today } from './use-today.ts';
import { yourProgress } from './your-progress.ts';

const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  color: ${color.pine};
  > .lucide { inline-size: ${space.four}; block-size: ${space.four}; }
`;

const Item = styled(Row)`flex-wrap: nowrap;`;

/** Under one another on a phone, in one line where there is room. */
const Band = styled(Card)`
  ${wide} { grid-column: 1 / -1; }
`;
const Lines = styled(Stack)`
  ${wide} { flex: 1; flex-flow: row wrap; gap: ${space.one} ${space.six}; }
`;
const Across = styled(Stack)`
  ${wide} { flex-direction: row; align-items: center; }
`;

function Line({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Item as="li" $gap="oneAndHalf">
      <Picture>{picture}</Picture>
      <strong>{children}</strong>
    </Item>
  );
}

/** 'Your Progress'; nothing for someone who has none to show yet. */
export function YourProgressCard({ today }: { today: Today }) {
  const t = useTexts('shell');
  const [plan] = useAtomValue(emergencyPlans.entries);
  const [{ showProgress } = defaultPreferences] = useAtomValue(preferences.entries);
  const known = { checkIns: today.checkIns, hasPlan: plan !== undefined, showProgress };
  const progress = yourProgress(known, today.now);
  if (!progress) return null;
  const { streak, mood, planReady } = progress;
  return (
    <Band heading={t('home.progress.heading')}>
      <Across>
        <Lines as="ul" role="list" $gap="one">
          {streak !== null && (
            <Line picture={<StreakLamp lit />}>{t('home.progress.streak', { count: streak })}</Line>
          )}
          {mood && (
            <Line picture={<LateMoodFace mood={mood} />}>
              <MoodOfToday mood={mood} />
            </Line>
          )}
          {planReady && <Line picture={<ShieldCheck />}>{t('home.progress.plan')}</Line>}
        </Lines>
        <Row>
          <ButtonLink to="/progress-tracker">{t('home.progress.more')}</ButtonLink>
        </Row>
      </Across>{' '}
    </Band>
  );
}

function MoodOfToday({ mood }: { mood: Mood }) {
  const t = useTexts('shell');
  const common = useTexts('common');
  return t('home.progress.mood', { mood: common(`moods.${mood}`) });
}
