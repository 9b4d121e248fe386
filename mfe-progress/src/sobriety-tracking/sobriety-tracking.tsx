import { Button } from '@haven/shared-ui/button';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Stack } from '@haven/shared-ui/layout';
import { localDay } from '@haven/shared-ui/now';
import { userAtom } from '@haven/shared-ui/person';
import { Hills } from '@haven/shared-ui/scene';
import { EmptyState, SkeletonCard } from '@haven/shared-ui/states';
import { space } from '@haven/shared-ui/theme';
import { showToast } from '@haven/shared-ui/toast';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { LoadFailure } from './load-failure.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { useSobrietyMilestones } from './sobriety-milestones-api.ts';
import { useLateDialog } from './use-late-dialog.ts';

const Part = styled(Stack)`padding-block-start: ${space.two};`;

/** Sobriety milestones: the list and its dialogs for a member, the way to an account for everyone else. */
export function SobrietyTracking({ now }: { now: number }) {
  const t = useTexts('progress');
  const headingId = useId();
  const user = useAtomValue(userAtom);
  const today = localDay(now);
  const { data: milestones, error, isFetching, refetch } = useSobrietyMilestones(today);
  const creation = useLateDialog(() => import('./new-milestone-dialog.tsx'));
  const heading = useFocusAfterChange(milestones?.length);

  const addButton = (
    <Button tone="main" icon={Plus} busy={creation.isLoading} onClick={creation.open}>
      {t('sobriety.add')}
    </Button>
  );
  const content = () => {
    if (user === null) return <SignInInvitation />;
    if (milestones?.length) return <MilestoneList milestones={milestones} today={today} />;
    if (milestones) {
      return (
        <EmptyState heading={t('sobriety.empty')} scene={<Hills />} action={addButton} level={3}>
          {t('sobriety.emptyText')}
        </EmptyState>
      );
    }
    if (error) return <LoadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />;
    return <SkeletonCard />;
  };

  return (
    <Part as="section" aria-labelledby={headingId}>
      <Row $justify="between" $gap="two">
        <Heading ref={heading} level={2} id={headingId} tabIndex={-1}>
          {t('sobriety.heading')}
        </Heading>
        {milestones && milestones.length > 0 && addButton}
      </Row>
      {content()}
      {creation.isOpen && creation.Dialog && (
        <creation.Dialog
          today={today}
          onClose={creation.close}
          onCreated={() => {
            creation.close();
            showToast({ title: t('sobriety.created') });
          }}
        />
      )}
    </Part>
  );
}

/**
 * Gives the focus a place when the number of milestones changes: the button that was pressed may be gone with a
 * deleted card, or with the empty state. Where it is still there, its dialog gives the focus back to it afterwards.
 */
function useFocusAfterChange(count: number | undefined) {
  const place = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && count !== undefined && before.current !== count)
      place.current?.focus();
    before.current = count;
  }, [count]);
  return place;
}
