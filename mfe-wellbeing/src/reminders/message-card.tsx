import { Badge } from '@haven/shared-ui/badge';
import { IconButton } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { formatDate, useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import type { MotivationalMessage } from '@haven/wellbeing/contract';
import { Star, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { MessageText } from './message-text.tsx';
import { useDeleteMessage } from './messages-api.ts';
import { ReactionButtons } from './reaction-buttons.tsx';

/** However narrow, the way to delete stands in the corner. */
const Top = styled(Row)`flex-wrap: nowrap;`;

type MessageCardProps = {
  message: MotivationalMessage;
  /** Called just before the message leaves the list. */
  onDeleted: () => void;
};

/** A motivational message: its type, date, words, who wrote it, and what the person makes of it. */
export function MessageCard({ message, onDeleted }: MessageCardProps) {
  const t = useTexts('wellbeing');
  const { mutate, isPending } = useDeleteMessage(() => {
    onDeleted();
    showToast({ title: t('reminders.deleted.title'), description: t('reminders.deleted.text') });
  });
  const { id, type, sentAt, writtenBy } = message;

  const remove = () =>
    mutate(id, {
      onError: () =>
        showToast({
          title: t('reminders.error'),
          description: t('reminders.deleteFailed'),
          tone: 'destructive',
        }),
    });

  return (
    <Card>
      <Top $justify="between">
        <Row>
          {type === 'milestone' ? (
            <Badge tone="lamp" icon={Star}>
              {t('reminders.type.milestone')}
            </Badge>
          ) : (
            <Badge tone="pine">{t(`reminders.type.${type}`)}</Badge>
          )}
          <Text as="time" dateTime={sentAt} $soft $small>
            {formatDate(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </Text>
        </Row>
        <IconButton icon={Trash2} label={t('reminders.delete')} busy={isPending} onClick={remove} />
      </Top>
      <MessageText message={message.message} />
      <Text $soft $small>
        {t(`reminders.writtenBy.${writtenBy}`)}
      </Text>
      <ReactionButtons id={id} reaction={message.reaction} />
    </Card>
  );
}
