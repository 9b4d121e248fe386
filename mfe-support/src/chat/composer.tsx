import { Button } from '@haven/shared-ui/button';
import { prepareToAssess } from '@haven/shared-ui/danger';
import { unsentWords } from '@haven/shared-ui/device-store';
import { Field, TextArea } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { messageLimit } from '@haven/support/contract';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';

const unsent = unsentWords('chat-words');

/** From so many characters left on, their number is shown. */
const nearLimit = 200;

type ComposerProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  /** An answer is under way: it can be written on, and not sent (spec section 5, 'Chat send'). */
  isPending: boolean;
  /** @returns whether it was sent */
  onSend: (text: string) => boolean;
  /** 'End Session'. */
  onEnd: () => void;
};

/** Where the person writes. Enter sends, with Shift it makes a new line. */
export function Composer({ box, isPending, onSend, onEnd }: ComposerProps) {
  const t = useTexts('support');
  const [words, setWords] = useState(unsent.read);
  const left = messageLimit - words.length;

  function write(next: string): void {
    setWords(next);
    unsent.keep(next);
  }

  function send(): void {
    if (!isPending && onSend(words)) write('');
    box.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method is composing, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit}>
      <Stack $gap="one">
        <Field label={t('chat.write')}>
          <TextArea
            ref={box}
            rows={2}
            maxLength={messageLimit}
            placeholder={t('chat.placeholder')}
            enterKeyHint="send"
            value={words}
            // What tells danger weighs more than the screen: it comes for those who write.
            onFocus={prepareToAssess}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Row $justify="between">
          <Button type="submit" tone="main" icon={Send} disabled={isPending || !words.trim()}>
            {t('chat.send')}
          </Button>
          <Button tone="plain" onClick={onEnd}>
            {t('chat.end')}
          </Button>
        </Row>
        <Text $soft $small>
          {left <= nearLimit ? t('chat.left', { count: left }) : t('chat.ai')}
        </Text>
      </Stack>
    </form>
  );
}
