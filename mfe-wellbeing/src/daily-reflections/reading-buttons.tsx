import { errorText } from '@haven/shared-ui/api-client';
import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Row, VisuallyHidden } from '@haven/shared-ui/layout';
import { showToast } from '@haven/shared-ui/toast';
import { Library, Shuffle, Sun } from 'lucide-react';
import { anotherFailure } from './another-failure.ts';
import { useAnotherReflection, useLoadAll } from './reflections-api.ts';

type ReadingButtonsProps = {
  /** The reflection that is shown; undefined while there is none. */
  shownId: string | undefined;
  isToday: boolean;
  onAnother: (id: string) => void;
  onToday: () => void;
};

/** 'Get New Reflection', 'Load All Content', and the way back to today's. */
export function ReadingButtons({ shownId, isToday, onAnother, onToday }: ReadingButtonsProps) {
  const t = useTexts('wellbeing');
  const another = useAnotherReflection();
  const complain = useComplaint();

  const getAnother = () =>
    another.mutate(shownId, {
      onSuccess: ({ reflection }) => onAnother(reflection.id),
      onError: (error) => {
        const { key, status } = anotherFailure(error);
        complain(t(`dailyReflections.anotherFailed.${key}`, { status }), error);
      },
    });

  return (
    <Row>
      {!isToday && (
        <Button icon={Sun} onClick={onToday}>
          {t('dailyReflections.today')}
        </Button>
      )}
      <Button icon={Shuffle} busy={another.isPending} onClick={getAnother}>
        {t('dailyReflections.another')}
      </Button>
      <LoadAllButton />
      <VisuallyHidden role="status">
        {another.data && t('dailyReflections.anotherShown', { title: another.data.reflection.title })}
      </VisuallyHidden>
    </Row>
  );
}

function LoadAllButton() {
  const t = useTexts('wellbeing');
  const complain = useComplaint();
  const { mutate, isPending } = useLoadAll();
  const loadAll = () =>
    mutate(undefined, {
      onSuccess: ({ seeded }) =>
        showToast({
          title: seeded
            ? t('dailyReflections.loaded', { count: seeded })
            : t('dailyReflections.loadedAlready'),
        }),
      onError: (error) => complain(t('dailyReflections.loadFailed'), error),
    });
  return (
    <Button tone="plain" icon={Library} busy={isPending} onClick={loadAll}>
      {t('dailyReflections.loadAll')}
    </Button>
  );
}

/** Says by a toast what did not work, and what to do. */
function useComplaint() {
  const common = useTexts('common');
  return (title: string, error: unknown) =>
    showToast({ title, description: errorText(common, error), tone: 'destructive' });
}
