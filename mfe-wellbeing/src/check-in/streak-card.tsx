import { Badge } from '@haven/shared-ui/badge';
import { Card } from '@haven/shared-ui/card';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { StreakLamp } from '@haven/shared-ui/progress';
import { nextUtcMidnight } from './use-now.ts';

/** Days from which the badge 'Week Streak!' shows (spec section 9). */
const week = 7;

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
  const counted = lit && countShown;
  return (
    <Card
      heading={t('checkIn.streak.heading')}
      action={counted && days >= week && <Badge tone="lamp">{t('checkIn.streak.week')}</Badge>}
    >
      <Row $gap="two">
        <StreakLamp lit={lit} />
        <Stack $gap="half">
          {counted && <Text $large>{t('checkIn.streak.days', { count: days })}</Text>}
          {!counted && <Text>{t(lit ? 'checkIn.streak.lit' : 'checkIn.streak.open')}</Text>}
        </Stack>
      </Row>
      <Text $soft $small>
        {t('checkIn.streak.gentle')}{' '}
        {t('checkIn.streak.nextDay', { time: formatDate(nextUtcMidnight(now), { timeStyle: 'short' }) })}
      </Text>
    </Card>
  );
}
