import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Stack, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { color, space, touchTarget } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { Arrival } from '../arrival.tsx';
import { low, Say, Stage } from '../stage.ts';
import { PeopleToCall } from './people-to-call.tsx';
import { TimeRing } from './time-ring.tsx';
import { askedMinute, type Change, changes, lineNow, type UrgeSession } from './urge-session.ts';

/** How many lines of encouragement the texts hold: `guides.urge.lines.0` and so on. */
export const lineCount = 16;

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.one};
`;
const Answer = styled(Button)`
  padding-inline: ${space.one};
  &[aria-pressed='true'] { background: ${color.pine}; color: ${color.onPine}; border-color: ${color.pine}; }
`;
/** As high as the question, so that nothing jumps when it comes. */
const Question = styled(Stack)`justify-content: center; min-block-size: calc(2 * ${touchTarget} + 1rem);`;
/** The question has to be seen without scrolling on a screen of 360 by 640. */
const Ride = styled(Stage)`${low} { gap: ${space.two}; padding-block: ${space.two} ${space.three}; }`;

type RidingProps = {
  session: UrgeSession;
  moved: boolean;
  onAnswer(change: Change): void;
  onStop(): void;
};

/** The time that is left, one line to hold on to, and each minute a question that nobody has to answer. */
export function Riding({ session, moved, onAnswer, onStop }: RidingProps) {
  const t = useTexts('coping');
  const asked = askedMinute(session);
  const line = t(`guides.urge.lines.${lineNow(session, lineCount)}`);
  const answer = asked === null ? undefined : session.answers[asked];
  return (
    <Ride>
      <Arrival moved={moved} size="large">
        {t('guides.urge.riding')}
      </Arrival>
      <TimeRing session={session} />
      <VisuallyHidden role="status">
        {asked !== null && `${t('guides.urge.ridden', { count: asked })} ${line} ${t('guides.urge.asked')}`}
      </VisuallyHidden>
      <Question $align="center" $gap="oneAndHalf">
        {asked === null ? (
          <Text $soft>{t('guides.urge.willAsk')}</Text>
        ) : (
          <>
            <Heading level={4}>{t('guides.urge.asked')}</Heading>
            <Answers>
              {changes.map((change) => (
                <Answer key={change} aria-pressed={answer === change} onClick={() => onAnswer(change)}>
                  {t(`guides.urge.changes.${change}`)}
                </Answer>
              ))}
            </Answers>
            <Text $soft role="status">
              {answer ? t(`guides.urge.heard.${answer}`) : t('guides.urge.orNot')}
            </Text>
          </>
        )}
      </Question>
      <Say>{line}</Say>
      <PeopleToCall />
      <Button tone="plain" onClick={onStop}>
        {t('guides.urge.stop')}
      </Button>
    </Ride>
  );
}
