import { useTexts } from '@haven/shared-ui/language';
import { Page, Text } from '@haven/shared-ui/layout';
import { usePageTitle } from '../layout/use-page-title.ts';
import { Hotlines } from './hotlines.tsx';
import { ImmediateDanger } from './immediate-danger.tsx';
import { LocalEmergency } from './local-emergency.tsx';
import { MoreResources } from './more-resources.tsx';
import { OutsideTheStates } from './outside-the-states.tsx';
import { OwnPeople } from './own-people.tsx';
import { WhatToSay } from './what-to-say.tsx';

/**
 * Crisis Resources: whom to call, first of all. Needs no remote, no API and no network, and renders without a browser
 * too: the gateway sends it ready-made, so that its links work where scripts don't.
 */
export function CrisisResources() {
  const t = useTexts('shell');
  usePageTitle(t('crisisResources.heading'));
  return (
    <Page heading={t('crisisResources.heading')} lead={t('crisisResources.lead')}>
      <ImmediateDanger />
      <Text $serif $large>
        {t('crisisResources.breath')}
      </Text>
      <OwnPeople />
      <Hotlines />
      <LocalEmergency />
      <WhatToSay />
      <MoreResources />
      <OutsideTheStates />
    </Page>
  );
}
