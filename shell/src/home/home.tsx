import { useTexts } from '@haven/shared-ui/language';
import { Stack } from '@haven/shared-ui/layout';
import { contentWidth, space, wide } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { usePageTitle } from '../layout/use-page-title.ts';
import { CrisisNumbers } from './crisis-numbers.tsx';
import { FirstResources } from './first-resources.tsx';
import { ImportantInformation } from './important-information.tsx';
import { Mission } from './mission.tsx';
import { QuickCards } from './quick-cards.tsx';
import { WaysToHelp } from './ways-to-help.tsx';
import { Welcome } from './welcome.tsx';

const Room = styled(Stack)`
  inline-size: 100%;
  max-inline-size: ${contentWidth};
  margin-inline: auto;
  ${wide} { gap: ${space.six}; padding-block-start: ${space.three}; }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.four};
  ${wide} { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr); }
`;

/** The first screen: the day first, then help that is close, then all that Haven offers (spec section 2, 'Home'). */
export function Home() {
  const t = useTexts('shell');
  usePageTitle(t('home.heading'));
  return (
    <Room $gap="four">
      <Welcome />
      <QuickCards />
      <Columns>
        <CrisisNumbers />
        <WaysToHelp />
      </Columns>
      <FirstResources />
      <Mission />
      <ImportantInformation />
    </Room>
  );
}
