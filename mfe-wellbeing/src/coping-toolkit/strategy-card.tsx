import { Badge } from '@haven/shared-ui/badge';
import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { color, space, textSize } from '@haven/shared-ui/theme';
import { ChevronDown, ChevronUp, Clock, Play } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { categoryIcons } from './category-icons.ts';
import type { GuideId } from './guides/guide-ids.ts';
import { isLong, type WrittenStrategy } from './kept-strategies.ts';
import { StrategySteps } from './strategy-steps.tsx';

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

/** Takes in its side padding, so that its words begin where the text above does. */
const Fold = styled(
  Button,
)`align-self: flex-start; margin-inline-start: calc(-1 * ${space.two}); padding-inline: ${space.two};`;

type StrategyCardProps = {
  strategy: WrittenStrategy & { guide?: GuideId | undefined };
  /** Opens the guided tool that leads through it. */
  onGuide: (guide: GuideId) => void;
  /** What can be done with it besides. */
  deed: ReactNode;
  /** The steps are in view from the start. */
  unfolded?: boolean;
};

/** A strategy: what it is, how hard and how long, and the steps, which fold when they are long. */
export function StrategyCard({ strategy, onGuide, deed, unfolded = false }: StrategyCardProps) {
  const t = useTexts('coping');
  const id = useId();
  const folds = isLong(strategy);
  const [open, setOpen] = useState(unfolded || !folds);
  const { title, description, category, difficulty, timeNeeded, guide } = strategy;
  const fold = t(open ? 'strategy.hide' : 'strategy.show');
  return (
    <Card heading={title} level={3}>
      <Row>
        <Badge tone="pine" icon={categoryIcons[category]}>
          {t(`strategy.categories.${category}`)}
        </Badge>
        <Badge tone={difficulty === 'easy' ? 'plain' : 'lamp'}>
          {t(`strategy.difficulty.${difficulty}`)}
        </Badge>
        {timeNeeded && (
          <Time>
            <Clock aria-hidden="true" />
            <VisuallyHidden>{t('strategy.time')}</VisuallyHidden> {timeNeeded}
          </Time>
        )}
      </Row>
      <Text>{description}</Text>
      {folds && (
        <Fold
          tone="plain"
          icon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('strategy.named', { deed: fold, title })}
          onClick={() => setOpen(!open)}
        >
          {fold}
        </Fold>
      )}
      <div id={id} hidden={!open}>
        <StrategySteps strategy={strategy} />
      </div>
      <Row>
        {guide && (
          <Button
            tone="pine"
            icon={Play}
            aria-label={t('strategy.named', { deed: t('strategy.guide'), title })}
            onClick={() => onGuide(guide)}
          >
            {t('strategy.guide')}
          </Button>
        )}
        {deed}
      </Row>
    </Card>
  );
}
