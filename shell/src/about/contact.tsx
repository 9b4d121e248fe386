import { Card } from '@haven/shared-ui/card';
import { CrisisLineList, crisisLines } from '@haven/shared-ui/crisis-lines';
import { useTexts } from '@haven/shared-ui/language';
import { Door } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { usePageTitle } from '../layout/use-page-title.ts';

const first = crisisLines.slice(0, 3);

/** Contact Us: says honestly that nobody reads mail here yet, and who does answer. */
export default function Contact() {
  const t = useTexts('shell');
  usePageTitle(t('contact.heading'));
  return (
    <Signpost
      heading={t('contact.heading')}
      line={t('contact.line')}
      scene={<Door />}
      ways={['crisis', 'home']}
    >
      <Card heading={t('contact.now')}>
        <CrisisLineList lines={first} />
      </Card>
    </Signpost>
  );
}
