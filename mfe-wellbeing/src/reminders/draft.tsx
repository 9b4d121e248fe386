import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { Skeleton } from '@haven/shared-ui/states';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Words = styled(Text)`white-space: pre-line;`;

type DraftProps = {
  text: string;
  /** Not where help stands first: that is to be seen then. */
  comesIntoView: boolean;
};

/** A message while it is written. A screen reader hears that it is coming, and reads it once it is whole. */
export function Draft({ text, comesIntoView }: DraftProps) {
  const t = useTexts('wellbeing');
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins; the person may scroll on
  useEffect(() => {
    if (comesIntoView) card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card ref={card} tone="lamp">
      <Text $soft $small role="status">
        {t('reminders.writing')}
      </Text>
      {text ? (
        <Words $serif aria-busy="true">
          {text}
        </Words>
      ) : (
        <Stack $gap="one" aria-hidden>
          <Skeleton />
          <Skeleton $width="half" />
        </Stack>
      )}
    </Card>
  );
}
