import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { Check, Pencil } from 'lucide-react';
import { useId } from 'react';
import { Arrival } from '../arrival.tsx';
import { Say, Stage } from '../stage.ts';
import { TickMarks, WrittenLines } from './finding-marks.tsx';
import { type Finding, isFound, type Sense, senses } from './senses.ts';

type SenseStepProps = {
  sense: Sense;
  /** Counted from 0. */
  step: number;
  /** False for the step that is there when the guide opens. */
  moved: boolean;
  findings: readonly Finding[];
  onFinding(place: number, change: Partial<Finding>): void;
  writing: boolean;
  onWriting(writing: boolean): void;
  onBack(): void;
  onNext(): void;
};

/** One sense. Nothing has to be found: Next is always open. */
export function SenseStep(props: SenseStepProps) {
  const { sense, step, moved, findings, writing } = props;
  const t = useTexts('coping');
  const id = useId();
  const legend = t(`guides.grounding.senses.${sense.id}.title`);
  const found = findings.filter(isFound).length;
  const Findings = writing ? WrittenLines : TickMarks;
  return (
    <Stage>
      <Text $soft id={id}>
        {t('guides.grounding.step', { step: step + 1, all: senses.length })}
      </Text>
      <Arrival size="display" moved={moved} aria-describedby={id}>
        {legend}
      </Arrival>
      <Say>{t(`guides.grounding.senses.${sense.id}.hint`)}</Say>
      <Findings legend={legend} findings={findings} onChange={props.onFinding} />
      <Text $soft role="status">
        {t('guides.grounding.found', { found, count: sense.count })}
      </Text>
      <Row $justify="center">
        {step > 0 && (
          <Button size="large" onClick={props.onBack}>
            {t('guides.grounding.back')}
          </Button>
        )}
        <Button tone="main" size="large" onClick={props.onNext}>
          {t('guides.grounding.next')}
        </Button>
      </Row>
      <div>
        <Button tone="plain" icon={writing ? Check : Pencil} onClick={() => props.onWriting(!writing)}>
          {t(writing ? 'guides.grounding.tick' : 'guides.grounding.write')}
        </Button>
        <Text $soft $small>
          {t('guides.grounding.notStored')}
        </Text>
      </div>
    </Stage>
  );
}
