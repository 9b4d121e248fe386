import { comesFirst, type Danger } from '@haven/safety/contract';
import { LifeBuoy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink, CallLink } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { currentLanguage } from '../language/index.ts';
import { Row, Text } from '../layout/index.ts';
import { useHelpWords } from './use-help-words.ts';
import { answerTo, type WayToHelp } from './ways-to-help.ts';

type CallTone = 'danger' | 'pine' | 'quiet';

function Way({ way, tone }: { way: WayToHelp; tone: CallTone }) {
  const label = useHelpWords().ways[way.id];
  if ('to' in way) return <ButtonLink to={way.to}>{label}</ButtonLink>;
  return (
    <CallLink href={'call' in way ? way.call : way.callIn(currentLanguage())} tone={tone}>
      {label}
    </CallLink>
  );
}

type HelpProps = { danger: Danger; wasKnown: boolean; whoKnows: string | undefined };

function Help({ danger, wasKnown, whoKnows }: HelpProps) {
  const words = useHelpWords();
  const card = useRef<HTMLDivElement>(null);
  const { answer, ways } = answerTo(danger);
  const urgent = danger.level === 'high';
  const firstTone = urgent ? 'danger' : 'pine';

  // Nobody should have to look for it: it comes into view, and a screen reader reads it, with every judgement.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another judgement is another text of the person's
  useEffect(() => {
    if (!wasKnown) card.current?.focus();
  }, [danger]);

  return (
    <div ref={card} tabIndex={-1} role="alert">
      <Card tone={urgent ? 'danger' : 'clay'} icon={LifeBuoy} heading={words[answer].heading}>
        <Text>{danger.about === 'other' ? words[answer].forOther : words[answer].text}</Text>
        <Row>
          {ways.map((way, place) => (
            <Way key={way.id} way={way} tone={place === 0 ? firstTone : 'quiet'} />
          ))}
        </Row>
        <Text $soft $small>
          {whoKnows ?? words.notSeen}
        </Text>
      </Card>
    </div>
  );
}

type HelpFirstProps = { danger: Danger | null; wasKnown?: boolean; whoKnows?: string };

/**
 * Help that stands before everything else, where a text tells of danger (levels `medium` and `high`); nothing otherwise.
 *
 * @param danger what `services/safety` says of the text, an object for each text; null while nothing was written
 * @param wasKnown true where it stood there before a reload: it is shown again, and takes the focus from nobody
 * @param whoKnows a sentence on who is told of it, where somebody is; otherwise it says that nobody was
 */
export function HelpFirst({ danger, wasKnown = false, whoKnows }: HelpFirstProps) {
  return danger && comesFirst(danger) ? (
    <Help danger={danger} wasKnown={wasKnown} whoKnows={whoKnows} />
  ) : null;
}
