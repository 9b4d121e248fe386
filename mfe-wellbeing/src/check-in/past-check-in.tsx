import type { CheckIn } from '@haven/shared-ui/device-store';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { MoodFace } from '@haven/shared-ui/mood-faces';
import { color, space } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { daysAgo } from './when-said.ts';

const Line = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.oneAndHalf};
`;
const Head = styled(Row)`row-gap: 0;`;
const Face = styled.span`padding-block-start: ${space.half}; color: ${color.pine}; line-height: 0;`;
const When = styled(Text)`&::first-letter { text-transform: uppercase; }`;
const Said = styled(Text)`white-space: pre-line;`;

/** A check-in that was made: mood, when, gratitude, what helped, notes. */
export function PastCheckIn({ checkIn, now }: { checkIn: CheckIn; now: number }) {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  const { mood, gratitude, copingStrategies, notes, timestamp } = checkIn;
  const day = daysAgo(timestamp, now);
  const when =
    day === 'earlier'
      ? formatDate(timestamp, {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        })
      : t(`checkIn.when.${day}`, { time: formatDate(timestamp, { timeStyle: 'short' }) });
  // A name that no text is known for comes from another release, and is shown as it is.
  const strategies = copingStrategies.map((name) =>
    t(`checkIn.strategies.names.${name}`, { defaultValue: name }),
  );
  return (
    <Line>
      <Face>
        <MoodFace mood={mood} />
      </Face>
      <Stack $gap="half">
        <Head $align="baseline">
          <strong>{common(`moods.${mood}`)}</strong>
          <When $soft $small>
            {when}
          </When>
        </Head>
        <Said $serif>
          <VisuallyHidden>{t('checkIn.latest.gratitude')} </VisuallyHidden>
          {gratitude}
        </Said>
        {strategies.length > 0 && (
          <Text $soft $small>
            <VisuallyHidden>{t('checkIn.latest.strategies')} </VisuallyHidden>
            {strategies.join(' · ')}
          </Text>
        )}
        {notes && (
          <Said $small>
            <VisuallyHidden>{t('checkIn.latest.notes')} </VisuallyHidden>
            {notes}
          </Said>
        )}
      </Stack>
    </Line>
  );
}
