import { Card } from '@haven/shared-ui/card';
import { Checkbox, ChoiceGroup } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { type PatternId, patternIds } from './breath-pattern.ts';
import { canSound, canVibrate } from './cues.ts';
import type { Cue } from './use-cues.ts';

export const minuteChoices = ['1', '3', '5'] as const;
export type Minutes = (typeof minuteChoices)[number];

type ChoicesProps = {
  pattern: PatternId;
  onPattern(pattern: PatternId): void;
  minutes: Minutes;
  onMinutes(minutes: Minutes): void;
  cues: readonly Cue[];
  onCue(cue: Cue, on: boolean): void;
};

/** Rhythm, length, and signs for who would rather not look. Nothing of it has to be touched to begin. */
export function BreathingChoices({ pattern, onPattern, minutes, onMinutes, cues, onCue }: ChoicesProps) {
  const t = useTexts('coping');
  const able: Record<Cue, boolean> = { vibration: canVibrate(), sound: canSound() };
  const offered = (['vibration', 'sound'] as const).filter((cue) => able[cue]);
  return (
    <Card>
      <Stack $gap="three">
        <ChoiceGroup
          legend={t('guides.breathing.rhythm')}
          options={patternIds.map((id) => ({
            value: id,
            label: t(`guides.breathing.patterns.${id}.name`),
            description: t(`guides.breathing.patterns.${id}.counts`),
          }))}
          value={pattern}
          onChange={onPattern}
        />
        <Text $soft role="status">
          {t(`guides.breathing.patterns.${pattern}.note`)}
        </Text>
        <ChoiceGroup
          legend={t('guides.breathing.length')}
          options={minuteChoices.map((value) => ({
            value,
            label: t('guides.minutes', { count: Number(value) }),
          }))}
          value={minutes}
          onChange={onMinutes}
        />
        {offered.length > 0 && (
          <Stack $gap="half">
            {offered.map((cue) => (
              <Checkbox
                key={cue}
                label={t(`guides.breathing.cues.${cue}`)}
                checked={cues.includes(cue)}
                onChange={(event) => onCue(cue, event.target.checked)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
