import { useTexts } from '@haven/shared-ui/language';
import { Text } from '@haven/shared-ui/layout';
import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';

/** Says where the entries are, and, when some wait for a network, how many. @param waiting actions that wait */
export function WhereKept({ waiting }: { waiting: number }) {
  const t = useTexts('progress');
  const user = useAtomValue(userAtom);
  if (user === 'unknown') return null;
  return (
    <Text $soft $small role="status">
      {t(user ? 'progressTracker.inAccount' : 'progressTracker.onDevice')}
      {waiting > 0 && ` ${t('progressTracker.waiting', { count: waiting })}`}
    </Text>
  );
}
