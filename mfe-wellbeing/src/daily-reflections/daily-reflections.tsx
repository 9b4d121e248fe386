import { useTexts } from '@haven/shared-ui/language';
import { Path } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';

/** Says that there are no readings here, and leads to the check-in's own moment of reflection. */
export default function DailyReflections() {
  const t = useTexts('wellbeing');
  return (
    <Signpost
      heading={t('dailyReflections.heading')}
      line={t('dailyReflections.line')}
      scene={<Path />}
      ways={['checkIn', 'resources']}
    />
  );
}
