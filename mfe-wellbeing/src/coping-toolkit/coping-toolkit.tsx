import { useTexts } from '@haven/shared-ui/language';
import { Water } from '@haven/shared-ui/scene';
import { Signpost } from '@haven/shared-ui/signpost';

/** Says that there are no exercises here, gives a breath for the moment, and shows where help is. */
export default function CopingToolkit() {
  const t = useTexts('wellbeing');
  return (
    <Signpost
      heading={t('copingToolkit.heading')}
      line={t('copingToolkit.line')}
      scene={<Water />}
      ways={['checkIn', 'crisis']}
    />
  );
}
