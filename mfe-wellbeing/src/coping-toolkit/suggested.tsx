import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text } from '@haven/shared-ui/layout';
import type { CopingAnswer } from '@haven/wellbeing/contract';
import { PenLine } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { GuideId } from './guides/guide-ids.ts';
import { mayBeSaved } from './kept-strategies.ts';
import { SaveButton } from './save-button.tsx';
import { StrategyCard } from './strategy-card.tsx';
import { StrategyGrid } from './strategy-grid.ts';

/** A model may write more than one paragraph. */
const Message = styled(Text)`white-space: pre-line;`;

const Writer = styled(Text)`
  display: flex;
  align-items: center;
  gap: 0.5em;
`;

type SuggestedProps = {
  answer: CopingAnswer;
  /** Takes the focus when the answer is new. */
  heading: RefObject<HTMLHeadingElement | null>;
  onGuide: (guide: GuideId) => void;
};

/** What was written for this moment: a personal word, by whom it is, and things to try. */
export function Suggested({ answer, heading, onGuide }: SuggestedProps) {
  const t = useTexts('coping');
  const { personalizedMessage, strategies, writtenBy } = answer;
  return (
    <Stack as="section" $gap="three" aria-label={t('generate.ready')}>
      <Card tone="lamp">
        <Heading level={2} size="large" ref={heading} tabIndex={-1}>
          {t('generate.ready')}
        </Heading>
        <Message $serif $large>
          {personalizedMessage}
        </Message>
        <Writer $soft $small>
          <PenLine aria-hidden="true" />
          {t(`generate.writtenBy.${writtenBy}`)}
        </Writer>
      </Card>
      {strategies.length === 0 ? (
        <Text>{t('generate.noStrategies')}</Text>
      ) : (
        <Stack $gap="two">
          <Heading level={2} size="large">
            {t('generate.strategies')}
          </Heading>
          <StrategyGrid>
            {strategies.map((strategy, place) => (
              <StrategyCard
                key={strategy.id}
                strategy={strategy}
                onGuide={onGuide}
                deed={mayBeSaved(strategy) && <SaveButton strategy={{ ...strategy, writtenBy }} />}
                unfolded={place === 0}
              />
            ))}
          </StrategyGrid>
          <Text $soft $small>
            {t('generate.kept')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
