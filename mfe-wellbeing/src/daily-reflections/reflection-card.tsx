import { Badge } from '@haven/shared-ui/badge';
import { IconButton } from '@haven/shared-ui/button';
import { formatDay, useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Stack, Text } from '@haven/shared-ui/layout';
import { color, radius, space, textSize, wide } from '@haven/shared-ui/theme';
import type { Reflection } from '@haven/wellbeing/contract';
import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

/** Light falls on it from above, as from a lamp. */
const Leaf = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space.three};
  min-inline-size: 0;
  padding: ${space.three};
  border-radius: ${radius.card};
  background: radial-gradient(90% 16rem at 50% 0, ${color.lampSoft}, ${color.surface}) ${color.surface};
  box-shadow: ${color.shadow};
  ${wide} { padding: ${space.six}; padding-block-start: ${space.four}; }
`;
const Day = styled(Text)`&::first-letter { text-transform: uppercase; }`;
const Top = styled(Row)`flex-wrap: nowrap;`;
const Content = styled(Text)`
  white-space: pre-line;
  ${wide} { font-size: ${textSize.title}; }
`;
const Category = styled.span`&::first-letter { text-transform: uppercase; }`;

type ReflectionCardProps = {
  reflection: Reflection;
  /** YYYY-MM-DD; null for a reflection that is not today's. */
  today: string | null;
  isBookmarked: boolean;
  onBookmark: () => void;
};

/** A reflection as it is read: its day, title, words and source. */
export function ReflectionCard({ reflection, today, isBookmarked, onBookmark }: ReflectionCardProps) {
  const t = useTexts('wellbeing');
  const titleId = useId();
  const { id, title, source, step, category, content } = reflection;
  const day = today
    ? formatDay(today, { weekday: 'long', month: 'long', day: 'numeric' })
    : t('dailyReflections.of', { date: formatDay(`2024-${id}`, { month: 'long', day: 'numeric' }) });
  return (
    <Leaf aria-labelledby={titleId}>
      <Stack>
        <Top $justify="between" $align="start">
          <Stack $gap="half">
            <Day $soft>{day}</Day>
            <Heading level={2} size="display" id={titleId}>
              {title}
            </Heading>
          </Stack>
          <IconButton
            icon={Bookmark}
            label={t('dailyReflections.bookmark')}
            pressed={isBookmarked}
            onClick={onBookmark}
          />
        </Top>
        <Row>
          {step !== undefined && <Badge tone="lamp">{t('dailyReflections.step', { step })}</Badge>}
          <Badge tone="pine">
            <Category>
              {t(`dailyReflections.categories.${category}`, { defaultValue: category.replaceAll('_', ' ') })}
            </Category>
          </Badge>
        </Row>
      </Stack>
      <Content $serif $large>
        {content}
      </Content>
      <Text as="cite" $soft $small>
        {source}
      </Text>
    </Leaf>
  );
}
