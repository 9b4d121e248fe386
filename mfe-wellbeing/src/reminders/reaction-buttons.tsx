import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { color, space } from '@haven/shared-ui/theme';
import { showToast } from '@haven/shared-ui/toast';
import { type Reaction, reactions } from '@haven/wellbeing/contract';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import styled from 'styled-components';
import { useReact } from './messages-api.ts';

const icons = { helpful: ThumbsUp, not_helpful: ThumbsDown };

/** Narrow enough for two of them side by side on a phone. */
const Toggle = styled(Button)`
  padding-inline: ${space.two};
  &[aria-pressed='true'] { border-color: ${color.pine}; background: ${color.pineSoft}; }
`;

/** 'Helpful' and 'Not Helpful'. */
export function ReactionButtons({ id, reaction }: { id: string; reaction: Reaction | undefined }) {
  const t = useTexts('wellbeing');
  const { mutate, isPending, isError, variables } = useReact();

  const react = (chosen: Reaction) =>
    mutate(
      { id, reaction: chosen },
      {
        onSuccess: () =>
          showToast({ title: t('reminders.reacted.title'), description: t('reminders.reacted.text') }),
      },
    );

  return (
    <Row>
      {reactions.map((each) => (
        <Toggle
          key={each}
          icon={icons[each]}
          aria-pressed={each === reaction}
          busy={isPending && variables?.reaction === each}
          onClick={() => react(each)}
        >
          {t(`reminders.reaction.${each}`)}
        </Toggle>
      ))}
      {/* A quiet word: the spec has no toast for it. */}
      <Text $soft $small role="status">
        {isError && t('reminders.reactionFailed')}
      </Text>
    </Row>
  );
}
