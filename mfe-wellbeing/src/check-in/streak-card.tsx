import { Badge } from '@haven/shared-ui/badge';
import { Card } from '@haven/shared-ui/card';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { nextUtcMidnight } from '@haven/shared-ui/now';
import { StreakLamp } from '@haven/shared-ui/progress';
import { font, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';

/** Days from which the badge 'Week Streak!' shows (spec section 9). */
const week = 7;

const Across = styled(Row)`flex-wrap: nowrap;`;
const Days = styled.p`font-family: ${font.serif}; font-size: ${textSize.title}; line-height: 1.2;`;

type StreakCardProps = {
  /** Days in a row up to today; 0 while there is no check-in today. */
  days: number;
  /** The preference 'Show Progress Indicators': without it no number is shown. */
  countShown: boolean;
  now: number;
};

/** The streak as a lamp: lit by today's check-in, and never a count of what was missed. */
export function StreakCard({ days, countShown, now }: StreakCardProps) {
  const t = useTexts('wellbeing');
  const lit = days > 0;
  // '12:00 AM' stays in one line.
  const nextDay = formatDate(nextUtcMidnight(now), { timeStyle: 'short' }).replaceAll(' ', '\u00a0');
  const counted = lit && countShown;
  return (
    <Card
      heading={t('checkIn.streak.heading')}
      action={counted && days >= week && <Badge tone="lamp">{t('checkIn.streak.week')}</Badge>}
    >
      <Across $gap="two">
        <StreakLamp lit={lit} />
        {counted ? (
          <Days>{t('checkIn.streak.days', { count: days })}</Days>
        ) : (
          <Text>{t(lit ? 'checkIn.streak.lit' : 'checkIn.streak.open')}</Text>
        )}
      </Across>
      <Text $soft $small>
        {t('checkIn.streak.gentle')} {t('checkIn.streak.nextDay', { time: nextDay })}
      </Text>
    </Card>
  );
}
