import { errorText } from '@haven/shared-ui/api-client';
import { Button, ButtonLink } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { ErrorState } from '@haven/shared-ui/states';

type NotGeneratedProps = { error: Error; onRetry: () => void; toTechniques: () => void };

/** Strategies could not be had: why, that the words are safe, and what needs no network. */
export function NotGenerated({ error, onRetry, toTechniques }: NotGeneratedProps) {
  const t = useTexts('coping');
  const common = useTexts('common');
  return (
    <Stack $gap="two">
      <ErrorState
        what={t('generate.notWritten')}
        safe={t('generate.failedSafe')}
        next={errorText(common, error)}
        onRetry={onRetry}
      />
      <Text>{t('generate.elsewhere')}</Text>
      <Row>
        <Button tone="pine" onClick={toTechniques}>
          {t('generate.toTechniques')}
        </Button>
        <ButtonLink to="/crisis-resources">{t('generate.toCrisis')}</ButtonLink>
      </Row>
    </Stack>
  );
}
