import { Badge, type BadgeTone } from '@haven/shared-ui/badge';
import { CallLink } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { addressOf, type CrisisLine } from '@haven/shared-ui/crisis-lines';
import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { font, textSize } from '@haven/shared-ui/theme';
import { Clock } from 'lucide-react';
import styled from 'styled-components';

const tones: Record<CrisisLine['type'], BadgeTone> = {
  phone: 'pine',
  text: 'pine',
  emergency: 'danger',
  online: 'plain',
};

/** As high as its neighbours, so that the buttons of a row stand in one line. */
const Even = styled(Card)`
  block-size: 100%;
  > :last-child { margin-block-start: auto; }
`;
const Phone = styled(Text)`
  font-family: ${font.serif};
  font-size: ${textSize.title};
  font-weight: 600;
  line-height: 1.1;
  font-variant-numeric: lining-nums tabular-nums;
`;
const Hours = styled(
  Row,
)`flex-wrap: nowrap; .lucide { inline-size: 1.1em; block-size: 1.1em; margin-block-start: 0.2em; }`;

/** A hotline: what kind it is, its number, whom it is for, when it answers, and one tap to reach it. */
export function HotlineCard({ line }: { line: CrisisLine }) {
  const t = useTexts('shell');
  const common = useTexts('common');
  const name = common(`crisisLines.${line.id}.name`);
  const action = t(line.type === 'text' ? 'crisisResources.lines.textHome' : 'crisisResources.lines.call');
  return (
    <Even heading={name} level={3}>
      <Stack $gap="one">
        <Row $justify="between">
          <Phone>{line.phone}</Phone>
          <Badge tone={tones[line.type]}>{t(`crisisResources.lines.type.${line.type}`)}</Badge>
        </Row>
        <Text>{common(`crisisLines.${line.id}.description`)}</Text>
        {line.id === 'veterans' && <Text>{t('crisisResources.lines.veterans')}</Text>}
        <Hours $gap="half" $align="start">
          <Clock aria-hidden="true" />
          <Text as="span" $soft>
            {t('crisisResources.lines.available')}: {common(`crisisLines.${line.id}.available`)}
          </Text>
        </Hours>
      </Stack>
      <CallLink
        href={addressOf(line, currentLanguage())}
        tone={line.type === 'emergency' ? 'danger' : 'pine'}
        size="large"
        wide
        aria-label={`${action}: ${name}`}
      >
        {action}
      </CallLink>
    </Even>
  );
}
