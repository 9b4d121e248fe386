import { useState } from 'react';
import type { GuideProps } from '../guide-props.ts';
import { HowNow } from './how-now.tsx';
import { SenseStep } from './sense-step.tsx';
import { type Finding, nothingFound, senses } from './senses.ts';

const nothing = () => senses.map(({ count }) => Array.from({ length: count }, () => nothingFound));

/** 5-4-3-2-1: back to where one is, a sense at a time. What is written lives in this screen alone. */
export default function Grounding({ onClose }: GuideProps) {
  const [step, setStep] = useState(0);
  const [moved, setMoved] = useState(false);
  const [writing, setWriting] = useState(false);
  const [findings, setFindings] = useState<Finding[][]>(nothing);

  const go = (to: number) => {
    setStep(to);
    setMoved(true);
  };
  const change = (place: number, finding: Partial<Finding>) =>
    setFindings(
      findings.map((list, at) =>
        at === step ? list.map((old, here) => (here === place ? { ...old, ...finding } : old)) : list,
      ),
    );
  const again = () => {
    setFindings(nothing());
    go(0);
  };

  const sense = senses[step];
  if (!sense) return <HowNow onClose={onClose} onAgain={again} />;
  return (
    <SenseStep
      key={step}
      sense={sense}
      step={step}
      moved={moved}
      findings={findings[step] ?? []}
      onFinding={change}
      writing={writing}
      onWriting={setWriting}
      onBack={() => go(step - 1)}
      onNext={() => go(step + 1)}
    />
  );
}
