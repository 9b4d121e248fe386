import { useTexts } from '@haven/shared-ui/language';
import { Door } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';

/** Says that a plan can't be kept here, what belongs into one on paper, and where help is. */
export default function EmergencyPlan() {
  const t = useTexts('wellbeing');
  return (
    <Signpost
      heading={t('emergencyPlan.heading')}
      line={t('emergencyPlan.line')}
      scene={<Door />}
      ways={['crisis', 'checkIn']}
    />
  );
}
