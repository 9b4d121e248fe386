import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { Stack, Text } from '@haven/shared-ui/layout';
import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';
import { shownMilestones } from '../emotional-milestones/shown-milestones.ts';
import { errorOf, refusalText } from '../milestone-book/refusal-text.ts';
import type { MilestoneBook } from '../milestone-book/use-milestone-book.ts';
import { milestoneTitle } from '../sobriety-tracking/milestone-title.ts';

/** Says where the entries are, how many wait for a network, and which ones the account does not take, and why. */
export function WhereKept({ book }: { book: MilestoneBook }) {
  const t = useTexts('progress');
  const user = useAtomValue(userAtom);
  const names = useNames(book);
  const { waiting, heldBack } = book;
  if (user === 'unknown') return null;
  const place = !user ? 'onDevice' : heldBack.size > 0 ? 'othersInAccount' : 'inAccount';
  return (
    <Stack $gap="half" role="status">
      <Text $soft $small>
        {t(`progressTracker.${place}`)}
        {waiting > 0 && ` ${t('progressTracker.waiting', { count: waiting })}`}
      </Text>
      <HeldBack names={names} heldBack={heldBack} />
    </Stack>
  );
}

type HeldBackProps = Pick<MilestoneBook, 'heldBack'> & { names: ReadonlyMap<string, string> };

function HeldBack({ names, heldBack }: HeldBackProps) {
  const t = useTexts('progress');
  const common = useTexts('common');
  return [...heldBack].map(([id, refusal]) => (
    <Text key={id} $soft $small>
      {t('milestoneBook.staysHere', {
        title: names.get(id) ?? t('milestoneBook.privateOne'),
        why: refusalText(t, common, errorOf(refusal)),
      })}
    </Text>
  ));
}

/** What the milestones are called, by their ids; in private mode a private one has no name. */
function useNames({ sobriety, emotional }: MilestoneBook): ReadonlyMap<string, string> {
  const t = useTexts('progress');
  const { privateMode } = useAtomValue(preferences.entries)[0] ?? defaultPreferences;
  return new Map([
    ...sobriety.map((each) => [each.id, milestoneTitle(t, each)] as const),
    ...shownMilestones(emotional, privateMode).shown.map(({ id, title }) => [id, title] as const),
  ]);
}
