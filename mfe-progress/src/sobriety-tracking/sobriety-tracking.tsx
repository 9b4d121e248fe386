import type { SobrietyMilestone } from '@haven/progress/contract';
import { useTexts } from '@haven/shared-ui/language';
import { Hills } from '@haven/shared-ui/scene';
import { MilestonePart } from '../keeping/milestone-part.tsx';
import { useLateDialog } from '../keeping/use-late-dialog.ts';
import type { MilestoneBook } from '../milestone-book/use-milestone-book.ts';
import { useShowProgress } from '../use-show-progress.ts';
import { MilestoneCard } from './milestone-card.tsx';

type SobrietyTrackingProps = {
  book: MilestoneBook;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
};

/** The tab of the sobriety milestones: the list, and the dialog that starts one. */
export function SobrietyTracking({ book, today }: SobrietyTrackingProps) {
  const t = useTexts('progress');
  const showProgress = useShowProgress();
  const creation = useLateDialog(() => import('./milestone-dialog.tsx'));
  return (
    <MilestonePart<SobrietyMilestone>
      heading={t('sobriety.heading')}
      add={{ ...creation, label: t('sobriety.add') }}
      empty={{ heading: t('sobriety.empty'), text: t('sobriety.emptyText'), scene: <Hills /> }}
      book={book}
      milestones={book.sobriety}
      card={(milestone) => <MilestoneCard milestone={milestone} today={today} showProgress={showProgress} />}
    >
      {creation.isOpen && creation.Dialog && <creation.Dialog today={today} onClose={creation.close} />}
    </MilestonePart>
  );
}
