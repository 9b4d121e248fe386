import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { checkIns, defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { useAtomValue } from 'jotai';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { shownMilestones } from '../../emotional-milestones/shown-milestones.ts';
import { useLateDialog } from '../../keeping/use-late-dialog.ts';

type SummaryCardProps = {
  today: string;
  now: number;
  book: { sobriety: readonly SobrietyMilestone[]; emotional: readonly EmotionalMilestone[] };
};

/** The way to a summary for a counselor. Private goals stay out of it in private mode, as everywhere. */
export function SummaryCard({ today, now, book: { sobriety, emotional } }: SummaryCardProps) {
  const t = useTexts('progress');
  const all = useAtomValue(checkIns.entries);
  const { showProgress, privateMode } = useAtomValue(preferences.entries)[0] ?? defaultPreferences;
  const dialog = useLateDialog(() => import('./summary-dialog.tsx'));
  const source = useMemo(
    () => ({
      checkIns: all,
      sobriety,
      emotional: shownMilestones(emotional, privateMode).shown,
      today,
      showProgress,
    }),
    [all, sobriety, emotional, privateMode, today, showProgress],
  );
  return (
    <Card heading={t('overview.summary.heading')} tone="lamp">
      <Text>{t('overview.summary.lead')}</Text>
      <Row>
        <Button tone="pine" icon={FileText} busy={dialog.isLoading} onClick={dialog.open}>
          {t('overview.summary.open')}
        </Button>
      </Row>
      {dialog.isOpen && dialog.Dialog && <dialog.Dialog source={source} now={now} onClose={dialog.close} />}
    </Card>
  );
}
