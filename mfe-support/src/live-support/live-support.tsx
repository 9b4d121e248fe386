import { useTexts } from '@haven/shared-ui/language';
import { Door } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { PeopleNow } from '../people-now/people-now.tsx';

/** Says that nobody is on duty here, and names people who are. */
export default function LiveSupport() {
  const t = useTexts('support');
  return (
    <Signpost
      heading={t('liveSupport.heading')}
      line={t('liveSupport.line')}
      scene={<Door />}
      ways={['crisis', 'checkIn']}
    >
      <PeopleNow />
    </Signpost>
  );
}
