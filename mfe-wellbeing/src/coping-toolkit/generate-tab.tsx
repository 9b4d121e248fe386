import { comesFirst } from '@haven/safety/contract';
import { Button } from '@haven/shared-ui/button';
import { Card, CardGrid } from '@haven/shared-ui/card';
import { prepareToAssess } from '@haven/shared-ui/danger';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Awaited } from './awaited.tsx';
import type { GuideId } from './guides/guide-ids.ts';
import { NotGenerated } from './not-generated.tsx';
import { Suggested } from './suggested.tsx';
import type { Suggestions } from './use-suggestions.ts';
import { WordsField } from './words-field.tsx';

type GenerateTabProps = {
  suggestions: Suggestions;
  onGuide: (guide: GuideId) => void;
  toTechniques: () => void;
};

/** Two questions, and strategies for what was answered. */
export function GenerateTab({ suggestions, onGuide, toTechniques }: GenerateTabProps) {
  const t = useTexts('coping');
  const { words, write, answer, danger, pending, ready, error, generate } = suggestions;
  const [arrived, setArrived] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const helpStands = danger !== null && comesFirst(danger);

  // To what is new, unless help stands before it and has the focus.
  useEffect(() => {
    if (arrived && !helpStands) heading.current?.focus();
  }, [arrived, helpStands]);

  async function ask(): Promise<void> {
    if (!ready) return;
    setArrived(false);
    const outcome = await generate();
    if (outcome === 'made') setArrived(true);
    if (outcome === 'failed') showToast({ title: t('generate.failed'), tone: 'destructive' });
  }

  function askAgain(): void {
    button.current?.focus(); // What was pressed goes with the failure it stands in.
    void ask();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void ask();
  }

  return (
    <Stack $gap="three">
      <form onSubmit={submit}>
        <Card heading={t('generate.heading')}>
          <Text $soft>{t('generate.lead')}</Text>
          <CardGrid $least="22rem">
            <WordsField
              label={t('generate.situation')}
              hint={t('generate.situationHint')}
              value={words.situation}
              onChange={(situation) => write({ situation })}
              onFocus={prepareToAssess}
            />
            <WordsField
              label={t('generate.feelings')}
              hint={t('generate.feelingsHint')}
              value={words.feelings}
              onChange={(feelings) => write({ feelings })}
              onFocus={prepareToAssess}
            />
          </CardGrid>
          <Row $gap="two">
            <Button
              ref={button}
              type="submit"
              tone="main"
              size="large"
              busy={pending}
              disabled={!ready && !pending}
            >
              {t('generate.submit')}
            </Button>
          </Row>
          <Text $soft $small>
            {t('generate.privacy')}
          </Text>
        </Card>
      </form>
      <VisuallyHidden role="status">{pending && t('generate.pending')}</VisuallyHidden>
      {pending && <Awaited onGuide={onGuide} />}
      {!pending && error && <NotGenerated error={error} onRetry={askAgain} toTechniques={toTechniques} />}
      {!pending && answer && <Suggested answer={answer} heading={heading} onGuide={onGuide} />}
    </Stack>
  );
}
