import type { CheckIn } from '@haven/shared-ui/device-store';
import { currentLanguage, formatDate, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { MoodFace } from '@haven/shared-ui/mood-faces';
import { color } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { daysAgo } from './when-said.ts';

const Face = styled.span`flex: none; color: ${color.pine}; line-height: 0;`;
const When = styled.p`color: ${color.inkSoft}; &::first-letter { text-transform: uppercase; }`;
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
          weekday: 'long',
          month: 'long',
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
    <Stack $gap="one">
      <Row $gap="oneAndHalf">
        <Face>
          <MoodFace mood={mood} />
        </Face>
        <div>
          <strong>{common(`moods.${mood}`)}</strong>
          <When>{when}</When>
        </div>
      </Row>
      <Said $serif>
        <VisuallyHidden>{t('checkIn.latest.gratitude')} </VisuallyHidden>
        {gratitude}
      </Said>
      {strategies.length > 0 && (
        <Text $soft $small>
          <VisuallyHidden>{t('checkIn.latest.strategies')} </VisuallyHidden>
          {new Intl.ListFormat(currentLanguage(), { type: 'unit' }).format(strategies)}
        </Text>
      )}
      {notes && (
        <Said $soft>
          <VisuallyHidden>{t('checkIn.latest.notes')} </VisuallyHidden>
          {notes}
        </Said>
      )}
    </Stack>
  );
}
