import { errorText } from '@haven/shared-ui/api-client';
import { useTexts } from '@haven/shared-ui/language';
import { Stack } from '@haven/shared-ui/layout';
import { ErrorState, SkeletonCard } from '@haven/shared-ui/states';
import { showToast } from '@haven/shared-ui/toast';
import type { ReflectionAnswer } from '@haven/wellbeing/contract';
import { PersonalWord } from './personal-word.tsx';
import { ReadingButtons } from './reading-buttons.tsx';
import { ReflectionCard } from './reflection-card.tsx';
import { useBookmark, useOpenedReflection, useTodaysReflection } from './reflections-api.ts';

type ReadingProps = {
  /** YYYY-MM-DD of the person's own calendar. */
  today: string;
  /** The reflection that was opened instead of today's. */
  openId: string | null;
  /** Another reflection came, with this id. */
  onAnother: (id: string) => void;
  onToday: () => void;
};

/** The reflection that is read, and the ways to another one. */
export function Reading({ today, openId, onAnother, onToday }: ReadingProps) {
  const { data: opened, isLoading: isOpening } = useOpenedReflection(openId);
  const { data: todays } = useTodaysReflection(today);
  // Today's is today's, from wherever it was opened.
  const isToday = !opened || opened.reflection.id === todays?.reflection.id;
  const answer = isOpening ? undefined : isToday ? todays : opened;
  return (
    <Stack $gap="three">
      {isOpening && <SkeletonCard lines={6} />}
      {answer && <Opened answer={answer} today={isToday ? today : null} />}
      {!answer && !isOpening && <Awaited today={today} />}
      <ReadingButtons
        shownId={answer?.reflection.id}
        isToday={isToday}
        onAnother={onAnother}
        onToday={onToday}
      />
    </Stack>
  );
}

/** The place of today's reflection while it is on its way, or did not arrive. */
function Awaited({ today }: { today: string }) {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  const { error, isFetching, refetch } = useTodaysReflection(today);
  if (!error) return <SkeletonCard lines={6} />;
  return (
    <ErrorState
      what={t('dailyReflections.failed')}
      next={errorText(common, error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Opened({ answer, today }: { answer: ReflectionAnswer; today: string | null }) {
  const t = useTexts('wellbeing');
  const common = useTexts('common');
  const { reflection, userProgress } = answer;
  const { mutate, isPending, variables } = useBookmark((error) =>
    showToast({
      title: t('dailyReflections.bookmarkFailed'),
      description: errorText(common, error),
      tone: 'destructive',
    }),
  );
  const isBookmarked = userProgress?.isBookmarked ?? false;

  function toggle(): void {
    // The bookmark of another reflection may still be on its way.
    if (isPending && variables.id === reflection.id) return;
    mutate({ id: reflection.id, isBookmarked: !isBookmarked });
  }

  return (
    <>
      <ReflectionCard reflection={reflection} today={today} isBookmarked={isBookmarked} onBookmark={toggle} />
      <PersonalWord key={reflection.id} id={reflection.id} progress={userProgress} />
    </>
  );
}
