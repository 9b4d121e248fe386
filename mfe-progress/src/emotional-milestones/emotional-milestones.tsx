import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Water } from '@haven/shared-ui/scene';
import { useAtomValue } from 'jotai';
import { MilestonePart } from '../keeping/milestone-part.tsx';
import { useLateDialog } from '../keeping/use-late-dialog.ts';
import type { MilestoneBook } from '../milestone-book/use-milestone-book.ts';
import { useShowProgress } from '../use-show-progress.ts';
import { EmotionalCard } from './emotional-card.tsx';
import { shownMilestones } from './shown-milestones.ts';

type EmotionalMilestonesProps = {
  book: MilestoneBook;
  /** The person's calendar day, YYYY-MM-DD. */
  today: string;
};

/** The tab of the emotional milestones: the list, and the dialog that starts one. */
export function EmotionalMilestones({ book, today }: EmotionalMilestonesProps) {
  const t = useTexts('progress');
  const showProgress = useShowProgress();
  const { privateMode } = useAtomValue(preferences.entries)[0] ?? defaultPreferences;
  const creation = useLateDialog(() => import('./emotional-dialog.tsx'));
  const { shown, hiddenCount } = shownMilestones(book.emotional, privateMode);
  return (
    <MilestonePart
      heading={t('emotional.heading')}
      add={{ ...creation, label: t('emotional.add') }}
      empty={{ heading: t('emotional.empty'), text: t('emotional.emptyText'), scene: <Water /> }}
      note={hiddenCount > 0 && t('emotional.hidden', { count: hiddenCount })}
      book={book}
      milestones={shown}
      card={(milestone) => <EmotionalCard milestone={milestone} today={today} showProgress={showProgress} />}
    >
      {creation.isOpen && creation.Dialog && <creation.Dialog onClose={creation.close} />}
    </MilestonePart>
  );
}
