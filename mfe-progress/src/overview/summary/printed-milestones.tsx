import { formatDay, useTexts } from '@haven/shared-ui/language';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { milestoneTitle } from '../../sobriety-tracking/milestone-title.ts';
import { moneyText, timeText } from '../../sobriety-tracking/saved.ts';
import type { SummaryGoal, SummaryMilestone } from './counselor-summary.ts';
import { PaperTable, Whole } from './paper-table.tsx';

const medium = { dateStyle: 'medium' } as const;

/** A name stays on the page of its figures. */
const Together = styled.div`break-inside: avoid;`;

type Cells = [string, ...ReactNode[]];

/** A day, and a note in a column of its own where notes were chosen. */
const dated = (rows: readonly { cells: Cells; note: string | null }[]): Cells[] =>
  rows.map(({ cells, note }) => (note === null ? cells : [...cells, note]));

/** The days in words, and what they saved. */
function useFigures() {
  const t = useTexts('progress');
  const dayCount = (count: number) => t('overview.days', { count });
  return ({ days, saved }: SummaryMilestone): string => {
    if (!days) return '';
    const { money, minutes } = saved ?? {};
    const now = days.current === 0 ? t('sobriety.today') : dayCount(days.current);
    return [
      `${t('overview.sobriety.now')}: ${now}`,
      ...(days.longest === 0 ? [] : [`${t('overview.sobriety.longest')}: ${dayCount(days.longest)}`]),
      ...(days.total === 0 ? [] : [`${t('overview.sobriety.total')}: ${dayCount(days.total)}`]),
      ...(money ? [`${t('sobriety.money')}: ${moneyText(money)}`] : []),
      ...(minutes === undefined ? [] : [`${t('sobriety.time')}: ${timeText(minutes)}`]),
    ].join(' · ');
  };
}

export function PrintedSobriety({ milestones }: { milestones: readonly SummaryMilestone[] }) {
  const t = useTexts('progress');
  return (
    <section>
      <h2>{t('overview.summary.sobriety')}</h2>
      {milestones.length === 0 && <p>{t('overview.summary.nothing')}</p>}
      {milestones.map((summary) => (
        <PrintedMilestone key={summary.milestone.id} summary={summary} />
      ))}
    </section>
  );
}

function PrintedMilestone({ summary }: { summary: SummaryMilestone }) {
  const t = useTexts('progress');
  const { milestone, days, lapses } = summary;
  const figures = useFigures();
  return (
    <>
      <Together>
        <h3>{milestoneTitle(t, milestone)}</h3>
        <p>
          {t('sobriety.began', { date: formatDay(milestone.sobrietyDate) })}
          {milestone.isActive !== 1 && ` · ${t('overview.sobriety.paused')}`}
        </p>
        {days && <p>{figures(summary)}</p>}
      </Together>
      {lapses.length > 0 && (
        <PaperTable
          caption={t('overview.summary.lapsesIn')}
          columns={[
            t('overview.summary.day'),
            ...(lapses[0]?.note === null ? [] : [t('overview.summary.notes')]),
          ]}
          rows={dated(lapses.map(({ day, note }) => ({ cells: [formatDay(day, medium)], note })))}
        />
      )}
    </>
  );
}

export function PrintedEmotional({ goals }: { goals: readonly SummaryGoal[] }) {
  const t = useTexts('progress');
  return (
    <section>
      <h2>{t('overview.summary.emotional')}</h2>
      {goals.length === 0 && <p>{t('overview.summary.nothing')}</p>}
      {goals.map(({ milestone, progress, checkpoints }) => (
        <div key={milestone.id}>
          <Together>
            <h3>{milestone.title}</h3>
            <p>
              {[
                t(`emotional.categories.${milestone.category}`),
                t(`emotional.statuses.${milestone.status}`),
                ...(progress === null ? [] : [t('overview.summary.progressOf', { progress })]),
                ...(milestone.targetDate
                  ? [t('overview.summary.target', { date: formatDay(milestone.targetDate) })]
                  : []),
              ].join(' · ')}
            </p>
          </Together>
          <p>{milestone.description}</p>
          {checkpoints.length > 0 && (
            <PaperTable
              caption={t('overview.summary.checkpoints')}
              columns={[
                t('overview.summary.day'),
                t('overview.summary.mood'),
                ...(checkpoints[0]?.note === null ? [] : [t('overview.summary.notes')]),
              ]}
              rows={dated(
                checkpoints.map(({ date, moodRating, note }) => ({
                  cells: [
                    formatDay(date, medium),
                    <Whole key="mood">{t('overview.summary.outOfTen', { count: moodRating })}</Whole>,
                  ],
                  note,
                })),
              )}
            />
          )}
        </div>
      ))}
    </section>
  );
}
