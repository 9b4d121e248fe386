import { Button } from '@haven/shared-ui/button';
import { ChoiceGroup } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Arrival } from '../arrival.tsx';
import { Stage } from '../stage.ts';
import { Rating } from './rating.tsx';
import type { UrgeMinutes } from './urge-session.ts';

const choices = { '5': 5, '15': 15 } as const satisfies Record<string, UrgeMinutes>;
type Choice = keyof typeof choices;

type BeginProps = {
  /** True where somebody comes back to begin again. */
  moved: boolean;
  onBegin(beginning: { minutes: UrgeMinutes; before: number | null }): void;
};

/** How strong it is, and for how long. Nothing has to be chosen: Start begins at once. */
export function BeginUrge({ moved, onBegin }: BeginProps) {
  const t = useTexts('coping');
  const [before, setBefore] = useState<number | null>(null);
  const [length, setLength] = useState<Choice>('5');
  const minutes = choices[length];
  return (
    <Stage>
      <Arrival moved={moved}>{t('guides.urge.begin')}</Arrival>
      <Rating legend={t('guides.urge.before')} value={before} onChange={setBefore} />
      <ChoiceGroup
        legend={t('guides.urge.howLong')}
        options={[
          { value: '5', label: t('guides.minutes', { count: 5 }) },
          { value: '15', label: t('guides.minutes', { count: 15 }) },
        ]}
        value={length}
        onChange={setLength}
      />
      <Button tone="main" size="large" icon={Play} onClick={() => onBegin({ minutes, before })}>
        {t('guides.actions.start')}
      </Button>
      <Text $soft>{t('guides.urge.free')}</Text>
    </Stage>
  );
}
