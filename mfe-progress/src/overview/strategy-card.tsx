import { Card } from '@haven/shared-ui/card';
import { formatNumber, useTexts } from '@haven/shared-ui/language';
import { Row, Stack, Text } from '@haven/shared-ui/layout';
import { MoodFace } from '@haven/shared-ui/mood-faces';
import { color, radius, space, textSize } from '@haven/shared-ui/theme';
import styled from 'styled-components';
import { ChartFigure } from './charts/chart-figure.tsx';
import { PairMark } from './charts/pair-mark.tsx';
import { betterPairs, type StrategyPair, strategyPairs } from './strategy-days.ts';
import type { ToldDay } from './told-days.ts';
import { useMeanWords } from './use-mean-words.ts';
import { useStrategyName } from './use-strategy-name.ts';

/** More would be a list to study. The table has all. */
const mostShown = 5;

const Ends = styled(Row)`color: ${color.pine}; flex-wrap: nowrap;`;

const Means = styled.ul`
  display: grid;
  gap: 0 ${space.three};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

/** The sign of the picture again, before its words. */
const Sign = styled.span<{ $full: boolean }>`
  display: inline-block;
  inline-size: 0.8em;
  block-size: 0.8em;
  margin-inline-end: ${space.one};
  border: 2px solid ${color.pine};
  border-radius: ${radius.round};
  background: ${({ $full }) => ($full ? color.pine : 'transparent')};
`;

/** Which strategies were ticked on better days, once there are enough days to say so. */
export function StrategyCard({ days }: { days: readonly ToldDay[] }) {
  const t = useTexts('progress');
  const pairs = strategyPairs(days) ?? [];
  return (
    <Card heading={t('overview.strategies.heading')}>
      {pairs.length === 0 ? <Text $soft>{t('overview.strategies.few')}</Text> : <Pairs pairs={pairs} />}
    </Card>
  );
}

function Pairs({ pairs }: { pairs: readonly StrategyPair[] }) {
  const t = useTexts('progress');
  const nameOf = useStrategyName();
  const meanWords = useMeanWords();
  const better = betterPairs(pairs).slice(0, mostShown);
  return (
    <>
      <Text $soft>{t('overview.strategies.lead')}</Text>
      <ChartFigure
        name={t('overview.strategies.heading')}
        table={() => ({
          caption: t('overview.strategies.caption'),
          columns: [
            t('overview.strategies.strategy'),
            t('overview.strategies.withIt'),
            t('overview.strategies.daysWith'),
            t('overview.strategies.without'),
            t('overview.strategies.daysWithout'),
          ],
          rows: pairs.map(({ strategy, withIt, without }) => [
            nameOf(strategy),
            meanWords(withIt.mean),
            formatNumber(withIt.days),
            meanWords(without.mean),
            formatNumber(without.days),
          ]),
        })}
      >
        {better.length === 0 ? (
          <Text>{t('overview.strategies.none')}</Text>
        ) : (
          <>
            <Ends aria-hidden $justify="between">
              <MoodFace mood="struggling" />
              <MoodFace mood="great" />
            </Ends>
            <Stack as="ul" role="list" $gap="two">
              {better.map((pair) => (
                <Pair key={pair.strategy} pair={pair} />
              ))}
            </Stack>
          </>
        )}
      </ChartFigure>
    </>
  );
}

function Pair({ pair }: { pair: StrategyPair }) {
  const t = useTexts('progress');
  const strategy = useStrategyName()(pair.strategy);
  const meanWords = useMeanWords();
  const said = {
    withIt: meanWords(pair.withIt.mean),
    without: meanWords(pair.without.mean),
  };
  const dayCount = (count: number) => t('overview.days', { count });
  return (
    <li>
      <strong>{strategy}</strong>
      <PairMark pair={pair} sentence={t('overview.strategies.onDays', { strategy, ...said })} />
      <Means role="list">
        <li>
          <Sign $full />
          {t('overview.strategies.withIt')}: {said.withIt} · {dayCount(pair.withIt.days)}
        </li>
        <li>
          <Sign $full={false} />
          {t('overview.strategies.without')}: {said.without} · {dayCount(pair.without.days)}
        </li>
      </Means>
    </li>
  );
}
