import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import type { MotivationalMessage } from '@haven/wellbeing/contract';
import { MessageText } from './message-text.tsx';

/** What was said to somebody in danger: under the help that it points to, and gone with it. */
export function Said({ message }: { message: MotivationalMessage }) {
  const t = useTexts('wellbeing');
  return (
    <Card tone="lamp">
      <MessageText message={message.message} />
      <Text $soft $small>
        {t(`reminders.writtenBy.${message.writtenBy}`)}
      </Text>
    </Card>
  );
}
