import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { color, font, space, textSize } from '@haven/shared-ui/theme';
import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { Arrival } from '../arrival.tsx';
import type { GuideProps } from '../guide-props.ts';
import { Say, Stage } from '../stage.ts';
import { PeopleToCall } from './people-to-call.tsx';
import { Rating } from './rating.tsx';
import { countChanges, minutesRidden, type UrgeSession } from './urge-session.ts';

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 8rem));
  justify-content: center;
  gap: ${space.one};
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  dt { color: ${color.inkSoft}; }
  dd { font-family: ${font.serif}; font-size: ${textSize.display}; line-height: 1.2; }
`;

type RiddenProps = GuideProps & {
  session: UrgeSession;
  onRate(after: number): void;
  onAgain(): void;
};

/** What the person did, in numbers and without marks for it; then what may come next. */
export function Ridden({ session, onRate, onAgain, onClose }: RiddenProps) {
  const t = useTexts('coping');
  const { before, after, stopped } = session;
  const count = countChanges(session);
  const rows = { minutes: minutesRidden(session), lower: count.lower, higher: count.higher };
  return (
    <Stage>
      <Arrival size="display">{t(stopped ? 'guides.urge.over.early' : 'guides.urge.over.whole')}</Arrival>
      <Say>{t(stopped ? 'guides.urge.over.earlyLine' : 'guides.urge.over.wholeLine')}</Say>
      <Counts>
        {(['minutes', 'lower', 'higher'] as const).map((row) => (
          <div key={row}>
            <dt>{t(`guides.urge.over.counts.${row}`, { count: rows[row] })}</dt>
            <dd>{rows[row]}</dd>
          </div>
        ))}
      </Counts>
      <Rating legend={t('guides.urge.after')} value={after} onChange={onRate} />
      <Text $large role="status">
        {before !== null && after === null && t('guides.urge.over.before', { before })}
        {before !== null && after !== null && t('guides.urge.over.both', { before, after })}
        {before === null && after !== null && t('guides.urge.over.after', { after })}
      </Text>
      {after !== null && (
        <Text $soft>{t(after >= 5 ? 'guides.urge.over.still' : 'guides.urge.over.settling')}</Text>
      )}
      <Row $justify="center">
        <Button tone="main" size="large" onClick={onClose}>
          {t('guides.back')}
        </Button>
        <Button size="large" icon={RotateCcw} onClick={onAgain}>
          {t('guides.urge.again')}
        </Button>
      </Row>
      <PeopleToCall />
    </Stage>
  );
}
