import { moods } from '@haven/shared-ui/device-store';
import { formatDate, formatDay, formatNumber, useTexts } from '@haven/shared-ui/language';
import { font } from '@haven/shared-ui/theme';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { oneDecimal, useMeanWords } from '../use-mean-words.ts';
import { useStrategyName } from '../use-strategy-name.ts';
import type { CounselorSummary, MoodPeriod } from './counselor-summary.ts';
import { PaperTable, Whole } from './paper-table.tsx';
import { PrintedEmotional, PrintedSobriety } from './printed-milestones.tsx';

// Paper is white and ink is black in every theme: the tokens, which follow the theme, have no place here.
const OnPaper = createGlobalStyle`
  .summary-on-paper { display: none; }
  @media print {
    @page { margin: 16mm; }
    html, body, body[data-scroll-locked] {
      overflow: visible !important;
      background: white !important;
      color: black !important;
      color-scheme: light !important;
    }
    body > *:not(.summary-on-paper) { display: none !important; }
    .summary-on-paper { display: block; }
  }
`;

/** Sizes in points, as paper is measured. */
const Sheet = styled.article`
  font-size: 10.5pt;
  line-height: 1.35;
  header { margin-block-end: 1.2em; }
  h1 { font-family: ${font.serif}; font-size: 1.9em; }
  h2 { margin-block-end: 0.4em; font-family: ${font.serif}; font-size: 1.3em; break-after: avoid; }
  h3 { margin-block: 0.6em 0.1em; font-size: 1em; break-after: avoid; }
  section { padding-block: 0.9em; border-block-start: 0.5pt solid; }
  p { max-inline-size: none; overflow-wrap: anywhere; }
  footer { padding-block-start: 0.9em; border-block-start: 0.5pt solid; }
`;

type PrintedSummaryProps = { summary: CounselorSummary; now: number };

/** What the printer gets instead of the screen: the summary alone, black on white. */
export function PrintedSummary({ summary, now }: PrintedSummaryProps) {
  const t = useTexts('progress');
  return createPortal(
    <div className="summary-on-paper">
      <OnPaper />
      <Sheet>
        <header>
          <h1>{t('overview.summary.title')}</h1>
          <p>{t('overview.summary.period', { from: formatDay(summary.from), to: formatDay(summary.to) })}</p>
        </header>
        {summary.mood && <PrintedMood mood={summary.mood} />}
        {summary.strategies && <PrintedStrategies strategies={summary.strategies} />}
        {summary.sobriety && <PrintedSobriety milestones={summary.sobriety} />}
        {summary.emotional && <PrintedEmotional goals={summary.emotional} />}
        {summary.checkIns && <PrintedCheckIns checkIns={summary.checkIns} />}
        <footer>
          <p>{t('overview.summary.made', { date: formatDate(now) })}</p>
        </footer>
      </Sheet>
    </div>,
    document.body,
  );
}

function PrintedMood({ mood }: { mood: NonNullable<CounselorSummary['mood']> }) {
  const t = useTexts('progress');
  const common = useTexts('common');
  const meanWords = useMeanWords();
  const weekly = mood.unit === 'week';
  const name = ({ from, to }: MoodPeriod) =>
    weekly
      ? t('overview.mood.weekOf', {
          from: formatDay(from, { dateStyle: 'medium' }),
          to: formatDay(to, { dateStyle: 'medium' }),
        })
      : formatDay(from, { month: 'long', year: 'numeric' });
  return (
    <section>
      <h2>{t('overview.summary.part.mood')}</h2>
      {mood.days === 0 ? (
        <p>{t('overview.summary.nothing')}</p>
      ) : (
        <>
          <p>
            {t('overview.summary.told', { days: formatNumber(mood.days) })}.{' '}
            {moods
              .map(
                (each) => `${common(`moods.${each}`)}: ${t('overview.days', { count: mood.counts[each] })}`,
              )
              .join(', ')}
            . {t('overview.summary.average', { mean: meanWords(mood.mean) })}.
          </p>
          <p>{t('overview.summary.moodScale')}</p>
          <PaperTable
            caption={t(weekly ? 'overview.summary.weeks' : 'overview.summary.months')}
            columns={[t('overview.summary.time'), t('overview.summary.mean'), t('overview.summary.daysTold')]}
            rows={mood.periods.map((period) => [
              name(period),
              oneDecimal(period.mean),
              formatNumber(period.days),
            ])}
          />
        </>
      )}
    </section>
  );
}

function PrintedStrategies({ strategies }: { strategies: NonNullable<CounselorSummary['strategies']> }) {
  const t = useTexts('progress');
  const nameOf = useStrategyName();
  const mean = (value: number | undefined) => (value === undefined ? '–' : oneDecimal(value));
  return (
    <section>
      <h2>{t('overview.summary.strategyUse')}</h2>
      {strategies.length === 0 ? (
        <p>{t('overview.summary.nothing')}</p>
      ) : (
        <PaperTable
          caption={t('overview.summary.strategyCare')}
          columns={[
            t('overview.summary.strategy'),
            t('overview.summary.used'),
            t('overview.summary.meanWith'),
            t('overview.summary.meanWithout'),
          ]}
          rows={strategies.map(({ strategy, days, pair }) => [
            nameOf(strategy),
            formatNumber(days),
            mean(pair?.withIt.mean),
            mean(pair?.without.mean),
          ])}
        />
      )}
    </section>
  );
}

/** Day by day, where what was written was chosen; numbers alone are in the mood's own table. */
function PrintedCheckIns({ checkIns }: { checkIns: NonNullable<CounselorSummary['checkIns']> }) {
  const t = useTexts('progress');
  const common = useTexts('common');
  const nameOf = useStrategyName();
  const [one] = checkIns;
  if (one && one.gratitude === null && one.notes === null) return null;
  const has = { mood: one?.mood !== null, strategies: one?.strategies !== null };
  return (
    <section>
      <h2>{t('overview.summary.checkIns')}</h2>
      {one === undefined ? (
        <p>{t('overview.summary.nothing')}</p>
      ) : (
        <PaperTable
          columns={[
            t('overview.summary.day'),
            ...(has.mood ? [t('overview.summary.mood')] : []),
            ...(one.gratitude === null ? [] : [t('overview.summary.gratitude')]),
            ...(has.strategies ? [t('overview.summary.strategies')] : []),
            ...(one.notes === null ? [] : [t('overview.summary.notes')]),
          ]}
          rows={checkIns.map(({ day, mood, gratitude, strategies, notes }) => [
            formatDay(day, { dateStyle: 'medium' }),
            ...(mood ? [<Whole key="mood">{common(`moods.${mood}`)}</Whole>] : []),
            ...(gratitude === null ? [] : [gratitude]),
            ...(strategies ? [strategies.map(nameOf).join(', ')] : []),
            ...(notes === null ? [] : [notes]),
          ])}
        />
      )}
    </section>
  );
}
