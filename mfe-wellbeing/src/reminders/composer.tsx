import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { Field, TextArea } from '@haven/shared-ui/field';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { font, textSize } from '@haven/shared-ui/theme';
import { type MessageStyle, textLimit } from '@haven/wellbeing/contract';
import { Feather } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { StyleSelect } from './style-select.tsx';
import { unsent } from './unsent.ts';
import type { Asked } from './use-generate.ts';

/** From so many characters left on, their number is shown. */
const nearLimit = 200;

const Question = styled.span`font-family: ${font.serif}; font-size: ${textSize.large}; font-weight: 550;`;

type ComposerProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  isGenerating: boolean;
  /** The last try did not arrive. */
  failed: boolean;
  /** @param onDone called when the message is there */
  onGenerate: (asked: Asked, onDone: () => void) => void;
};

/** Where a person says how they are, and asks for a message. */
export function Composer({ box, isGenerating, failed, onGenerate }: ComposerProps) {
  const t = useTexts('wellbeing');
  const [words, setWords] = useState(unsent.read);
  const [style, setStyle] = useState<MessageStyle | undefined>();
  const userContext = words.trim();
  const left = textLimit - words.length;

  function write(next: string): void {
    setWords(next);
    unsent.keep(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (userContext && !isGenerating) onGenerate({ userContext, style }, () => setWords(''));
  }

  return (
    <Card>
      <form onSubmit={submit}>
        <Stack $gap="three">
          <Stack $gap="half">
            <Field label={<Question>{t('reminders.question')}</Question>} hint={t('reminders.hint')}>
              <TextArea
                ref={box}
                rows={4}
                maxLength={textLimit}
                readOnly={isGenerating}
                value={words}
                onChange={(event) => write(event.target.value)}
              />
            </Field>
            {left <= nearLimit && (
              <Text $soft $small>
                {t('reminders.left', { count: left })}
              </Text>
            )}
          </Stack>
          <Field label={t('reminders.style')} hint={t('reminders.styleHint')}>
            <StyleSelect style={style} onChange={setStyle} />
          </Field>
          <Stack $gap="one">
            <Row>
              <Button
                type="submit"
                tone="main"
                size="large"
                icon={Feather}
                busy={isGenerating}
                disabled={!userContext}
              >
                {t('reminders.generate')}
              </Button>
            </Row>
            {failed && <Text $soft>{t('reminders.kept')}</Text>}
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
