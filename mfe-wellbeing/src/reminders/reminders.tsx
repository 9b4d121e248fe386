import { useTexts } from '@haven/shared-ui/language';
import { Hills } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';

/** Says that nothing is sent from here, and what does the work of a reminder meanwhile. */
export default function Reminders() {
  const t = useTexts('wellbeing');
  return (
    <Signpost
      heading={t('reminders.heading')}
      line={t('reminders.line')}
      scene={<Hills />}
      ways={['checkIn', 'resources']}
    />
  );
}
