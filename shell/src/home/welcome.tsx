import { ExternalLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import { space, wide } from '@haven/shared-ui/theme';
import { BookOpen } from 'lucide-react';
import styled from 'styled-components';
import { socialLink } from '../layout/social-link.ts';
import { CheckInPanel } from './check-in-panel.tsx';
import { greetingAt } from './greeting.ts';
import { TileLink } from './tile-link.tsx';
import { useToday } from './use-today.ts';
import { YourProgressCard } from './your-progress-card.tsx';

/** On a phone the check-in comes right after the greeting; where there is room it stands beside it. */
const Frame = styled.section`
  display: grid;
  gap: ${space.two};
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto auto;
    gap: ${space.three} ${space.six};
  }
`;
const Words = styled(Stack)`${wide} { align-self: end; }`;
const Rest = styled(Stack)`align-self: start;`;
const Day = styled.div`${wide} { grid-column: 2; grid-row: 1 / span 2; }`;

/** The hero: a greeting, the check-in, today's reflection, and how far someone has come. */
export function Welcome() {
  const t = useTexts('shell');
  const today = useToday();
  return (
    <Frame aria-labelledby="welcome">
      <Words $gap="one">
        <Text $soft>{t(`home.greeting.${greetingAt(new Date(today.now).getHours())}`)}</Text>
        <Heading level={1} id="welcome">
          {t('home.heading')}
        </Heading>
        <Text $large>{t('home.lead')}</Text>
      </Words>
      <Day>
        <CheckInPanel today={today} />
      </Day>
      <Rest>
        <TileLink
          to="/daily-reflections"
          label={t('home.reflection.label')}
          text={t('home.reflection.text')}
          icon={BookOpen}
          lit
        />
        <Text>
          <ExternalLink href={socialLink}>{t('home.social')}</ExternalLink>
        </Text>
      </Rest>
      <YourProgressCard today={today} />
    </Frame>
  );
}
