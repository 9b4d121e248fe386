import { Button } from '@haven/shared-ui/button';
import { ConfirmDialog } from '@haven/shared-ui/dialog';
import { Field, TextArea } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { messageLimit } from '@haven/support/live/contract';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { liveWords } from './live-words.ts';
import type { LiveTalkHandle } from './use-live-talk.ts';

const nearLimit = 200;

/** Where the person writes. Enter sends, with Shift it makes a new line (spec section 6). */
export function LiveComposer({ live }: { live: LiveTalkHandle }) {
  const t = useTexts('support');
  const { isBegunHere } = live;
  const [words, setWords] = useState(liveWords.read);
  const [isEnding, setEnding] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const left = messageLimit - words.length;
  // A page that opened by itself takes the focus from nobody.
  useEffect(() => {
    if (isBegunHere) box.current?.focus({ preventScroll: true });
  }, [isBegunHere]);

  function write(next: string): void {
    setWords(next);
    liveWords.keep(next);
  }

  function send(): void {
    if (live.say(words)) write('');
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
            onChange={(event) => {
              write(event.target.value);
              live.type();
            }}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Row $justify="between">
          <Button type="submit" tone="main" icon={Send} disabled={!words.trim()}>
            {t('chat.send')}
          </Button>
          <Button tone="plain" onClick={() => setEnding(true)}>
            {t('chat.end')}
          </Button>
        </Row>
        {left <= nearLimit && (
          <Text $soft $small>
            {t('chat.left', { count: left })}
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={t('liveSupport.end.title')}
        description={t('liveSupport.end.text')}
        confirmLabel={t('chat.end')}
        onConfirm={() => {
          setEnding(false);
          write('');
          live.end();
        }}
      />
    </form>
  );
}
