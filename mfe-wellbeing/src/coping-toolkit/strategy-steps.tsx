import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack } from '@haven/shared-ui/layout';
import { color, measure, space, textSize } from '@haven/shared-ui/theme';
import type { CopingStrategy } from '@haven/wellbeing/contract';
import styled from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: ${space.one};
  max-inline-size: ${measure};
  padding-inline-start: 1.6em;
  li { padding-inline-start: ${space.half}; }
  li::marker { color: ${color.pine}; font-weight: 600; }
`;

const Tips = styled.ul`
  display: grid;
  gap: ${space.half};
  max-inline-size: ${measure};
  padding-inline-start: 1.3em;
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  li::marker { color: ${color.lamp}; }
`;

/** Texts from elsewhere may repeat themselves, so a line is known by its place too. */
const keyed = (lines: readonly string[]) => lines.map((line, place) => ({ line, key: `${place} ${line}` }));

/** What to do, step by step, and what is good to know about it. */
export function StrategySteps({ strategy }: { strategy: Pick<CopingStrategy, 'instructions' | 'tips'> }) {
  const t = useTexts('coping');
  const { instructions, tips } = strategy;
  return (
    <Stack $gap="two">
      {instructions.length > 0 && (
        <Stack $gap="one">
          <Heading level={4}>{t('strategy.steps')}</Heading>
          <Steps>
            {keyed(instructions).map(({ line, key }) => (
              <li key={key}>{line}</li>
            ))}
          </Steps>
        </Stack>
      )}
      {tips.length > 0 && (
        <Stack $gap="half">
          <Heading level={4}>{t('strategy.tips')}</Heading>
          <Tips>
            {keyed(tips).map(({ line, key }) => (
              <li key={key}>{line}</li>
            ))}
          </Tips>
        </Stack>
      )}
    </Stack>
  );
}
