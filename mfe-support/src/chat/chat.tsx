import { useTexts } from '@haven/shared-ui/language';
import { Lamp } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';
import { PeopleNow } from '../people-now/people-now.tsx';

/** Says that nobody answers here, and names people who do. */
export default function Chat() {
  const t = useTexts('support');
  return (
    <Signpost heading={t('chat.heading')} line={t('chat.line')} scene={<Lamp />} ways={['crisis', 'checkIn']}>
      <PeopleNow />
    </Signpost>
  );
}
