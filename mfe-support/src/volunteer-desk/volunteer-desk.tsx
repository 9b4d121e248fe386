import { useTexts } from '@haven/shared-ui/language';
import { Hills } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { PeopleNow } from '../people-now/people-now.tsx';

/** Says that there is nobody to answer at this desk, and names lines for a volunteer's own hard hour. */
export default function VolunteerDesk() {
  const t = useTexts('support');
  return (
    <Signpost
      heading={t('volunteerDesk.heading')}
      line={t('volunteerDesk.line')}
      scene={<Hills />}
      ways={['resources', 'crisis']}
    >
      <PeopleNow />
    </Signpost>
  );
}
