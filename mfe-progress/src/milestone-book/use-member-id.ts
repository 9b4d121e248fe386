import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';

/** The id of who is signed in; null for nobody, and until that is known. */
export function useMemberId(): string | null {
  const user = useAtomValue(userAtom);
  return user === 'unknown' ? null : (user?.id ?? null);
}
