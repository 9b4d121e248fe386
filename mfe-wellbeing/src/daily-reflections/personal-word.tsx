import { errorText } from '@haven/shared-ui/api-client';
import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { checkIns } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Stack, Text } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import { showToast } from '@haven/shared-ui/toast';
import type { ReflectionProgress } from '@haven/wellbeing/contract';
import { Feather } from 'lucide-react';
import styled from 'styled-components';
import { personalWordRequest } from './personal-word-request.ts';
import { usePersonalWord } from './reflections-api.ts';

/** While it is empty it takes no room, but is there to be listened to. */
const Heard = styled(Stack)`&:empty { margin-block-end: calc(-1 * ${space.two}); }`;
const Words = styled(Text)`white-space: pre-line;`;

/** A few words for this person about the reflection, written when they ask, and who wrote them. */
export function PersonalWord({ id, progress }: { id: string; progress: ReflectionProgress | null }) {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  const { mutate, isPending } = usePersonalWord();

  const write = () =>
    mutate(
      { id, request: personalWordRequest(checkIns.read(), Date.now()) },
      {
        onError: (error) =>
          showToast({
            title: t('dailyReflections.word.failed'),
            description: errorText(common, error),
            tone: 'destructive',
          }),
      },
    );

  return (
    <Card tone="lamp">
      <Heard $gap="one" aria-live="polite">
        {progress?.personalizedMessage && (
          <>
            <Heading level={2} size="large">
              {t('dailyReflections.word.heading')}
            </Heading>
            <Words $serif $large>
              {progress.personalizedMessage}
            </Words>
            {progress.writtenBy && (
              <Text $soft $small>
                {t(`dailyReflections.word.${progress.writtenBy}`)}
              </Text>
            )}
          </>
        )}
      </Heard>
      <Row>
        <Button tone="main" icon={Feather} busy={isPending} onClick={write}>
          {t('dailyReflections.word.ask')}
        </Button>
      </Row>
      <Text $soft $small>
        {t('dailyReflections.word.sent')}
      </Text>
    </Card>
  );
}
