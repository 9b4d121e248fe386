import { Card } from '@haven/shared-ui/card';
import { type CheckIn, latestCheckIns } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Path } from '@haven/shared-ui/scene';
import { EmptyState } from '@haven/shared-ui/states';
import { color, space } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { PastCheckIn } from './past-check-in.tsx';

/** How many are shown (spec section 9). */
const shown = 7;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  li { padding-block: ${space.oneAndHalf}; }
  li + li { border-block-start: 1px solid ${color.line}; }
  li:first-child { padding-block-start: 0; }
  li:last-child { padding-block-end: 0; }
`;

/** The latest check-ins, newest first. */
export function LatestCheckIns({ all, now }: { all: CheckIn[]; now: number }) {
  const t = useTexts('wellbeing');
  const latest = latestCheckIns(all, shown);
  if (latest.length === 0) {
    return (
      <EmptyState heading={t('checkIn.latest.none')} scene={<Path />}>
        {t('checkIn.latest.noneText')}
      </EmptyState>
    );
  }
  return (
    <Card heading={t('checkIn.latest.heading')}>
      <List role="list">
        {latest.map((checkIn) => (
          <li key={checkIn.id}>
            <PastCheckIn checkIn={checkIn} now={now} />
          </li>
        ))}
      </List>
    </Card>
  );
}
