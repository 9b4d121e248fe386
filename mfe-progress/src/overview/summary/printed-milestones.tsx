import { formatDay, useTexts } from '@haven/shared-ui/language';
import { milestoneTitle } from '../../sobriety-tracking/milestone-title.ts';
import type { SummaryGoal, SummaryMilestone } from './counselor-summary.ts';
import { PaperTable } from './paper-table.tsx';

const medium = { dateStyle: 'medium' } as const;

/** A day, and a note in a column of its own where notes were chosen. */
function dated(rows: readonly { cells: string[]; note: string | null }[]): string[][] {
  return rows.map(({ cells, note }) => (note === null ? cells : [...cells, note]));
}

export function PrintedSobriety({ milestones }: { milestones: readonly SummaryMilestone[] }) {
  const t = useTexts('progress');
  return (
    <section>
      <h2>{t('overview.summary.sobriety')}</h2>
      {milestones.length === 0 && <p>{t('overview.summary.nothing')}</p>}
      {milestones.map(({ milestone, days, lapses }) => (
        <div key={milestone.id}>
          <h3>{milestoneTitle(t, milestone)}</h3>
          <p>
            {t('overview.sobriety.since', { date: formatDay(milestone.sobrietyDate) })}
            {milestone.isActive !== 1 && ` · ${t('overview.sobriety.paused')}`}
          </p>
          {days && (
            <p>
              {t('overview.sobriety.now')}: {t('overview.days', { count: days.current })}
              {' · '}
              {t('overview.sobriety.longest')}: {t('overview.days', { count: days.longest })}
              {' · '}
              {t('overview.sobriety.total')}: {t('overview.days', { count: days.total })}
            </p>
          )}
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
        </div>
      ))}
    </section>
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
                  cells: [formatDay(date, medium), t('overview.summary.outOfTen', { count: moodRating })],
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
