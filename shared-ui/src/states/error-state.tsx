import { RefreshCw } from 'lucide-react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { useTexts } from '../language/index.ts';
import { Row, Stack, Text } from '../layout/index.ts';

type ErrorStateProps = {
  /** What happened. */
  what: string;
  /** What is safe. */
  safe?: string;
  /** What to do next. */
  next?: string;
  onRetry?: () => void;
  busy?: boolean;
};

/** What could not be loaded or done: what happened, what is safe, and what to do next. Read out at once. */
export function ErrorState({ what, safe, next, onRetry, busy }: ErrorStateProps) {
  const t = useTexts('common');
  return (
    <Card tone="clay" role="alert">
      <Stack $gap="half">
        <Text>
          <strong>{what}</strong>
        </Text>
        {safe && <Text>{safe}</Text>}
        {next && <Text>{next}</Text>}
      </Stack>
      {onRetry && (
        <Row>
          <Button icon={RefreshCw} busy={busy} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
