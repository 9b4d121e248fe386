import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { space } from '@haven/shared-ui/theme';
import styled from 'styled-components';

const hints = ['start', 'where', 'what', 'ask', 'silence'] as const;

const List = styled(Stack)`padding-inline-start: ${space.three};`;

/** For whoever does not know how to begin a call. */
export function WhatToSay() {
  const t = useTexts('shell');
  return (
    <Card heading={t('crisisResources.say.heading')} tone="lamp">
      <List as="ul" $gap="one">
        {hints.map((hint) => (
          <Text key={hint} as="li">
            {t(`crisisResources.say.${hint}`)}
          </Text>
        ))}
      </List>
    </Card>
  );
}
