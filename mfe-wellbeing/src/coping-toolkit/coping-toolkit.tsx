import { HelpFirst } from '@haven/shared-ui/help-first';
import { useTexts } from '@haven/shared-ui/language';
import { Page, Stack, VisuallyHidden } from '@haven/shared-ui/layout';
import { Water } from '@haven/shared-ui/scene';
import { Tabs } from '@haven/shared-ui/tabs';
import { contentWidth } from '@haven/shared-ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { Bookmark, LayoutGrid, Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { queryClient } from '../query-client.ts';
import { BrowseTab } from './browse-tab.tsx';
import { GenerateTab } from './generate-tab.tsx';
import Guide from './guides/guide.tsx';
import type { GuideId } from './guides/guide-ids.ts';
import { MyToolkitTab } from './my-toolkit-tab.tsx';
import { RightNow } from './right-now.tsx';
import { isTab } from './toolkit-address.ts';
import { useOpenTab } from './use-open-tab.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useToolkitAddress } from './use-toolkit-address.ts';
import { useWayBack } from './use-way-back.ts';

const Place = styled(Stack)`
  inline-size: 100%;
  max-inline-size: ${contentWidth};
  margin-inline: auto;
`;

function Toolkit() {
  const t = useTexts('wellbeing');
  const coping = useTexts('coping');
  const { tab, guide, openTab, openGuide, closeGuide } = useToolkitAddress();
  const suggestions = useSuggestions();
  const home = useRef<HTMLDivElement>(null);

  const atHome = guide === null;
  const beforeGuide = useWayBack(guide, home);
  const beforeTab = useOpenTab(tab, atHome, home);

  const toGuide = (next: GuideId) => {
    beforeGuide();
    openGuide(next);
  };
  const toTechniques = () => {
    beforeTab();
    openTab('browse');
  };

  return (
    <Place $gap="three">
      <HelpFirst danger={suggestions.danger} wasKnown={suggestions.dangerWasKnown} />
      {guide && (
        <>
          <VisuallyHidden as="h1">{t('copingToolkit.heading')}</VisuallyHidden>
          <Guide guide={guide} onClose={closeGuide} />
        </>
      )}
      {/* Kept while a guide is open: what was written, unfolded and found is there again afterwards. */}
      <div ref={home} hidden={!atHome}>
        <Page heading={t('copingToolkit.heading')} lead={coping('lead')} scene={<Water />}>
          <Stack $gap="four">
            <RightNow onGuide={toGuide} />
            <Tabs
              label={coping('tabs.label')}
              value={tab}
              onChange={(next) => isTab(next) && openTab(next)}
              tabs={[
                {
                  value: 'generate',
                  label: coping('tabs.generate'),
                  icon: Lightbulb,
                  content: (
                    <GenerateTab suggestions={suggestions} onGuide={toGuide} toTechniques={toTechniques} />
                  ),
                },
                {
                  value: 'browse',
                  label: coping('tabs.browse'),
                  icon: LayoutGrid,
                  content: <BrowseTab onGuide={toGuide} />,
                },
                {
                  value: 'mine',
                  label: coping('tabs.mine'),
                  icon: Bookmark,
                  content: <MyToolkitTab onGuide={toGuide} toTechniques={toTechniques} />,
                },
              ]}
            />
          </Stack>
        </Page>
      </div>
    </Place>
  );
}

/** The Coping Toolkit (spec section 2): help for this minute first, then strategies to make, to find and to keep. */
export default function CopingToolkit() {
  return (
    <QueryClientProvider client={queryClient}>
      <Toolkit />
    </QueryClientProvider>
  );
}
