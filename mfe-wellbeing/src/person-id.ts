import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';

/** Part of the key of whatever the server keeps for somebody: signing in, they see what is theirs. Null for a guest. */
export function usePersonId(): string | null {
  const user = useAtomValue(userAtom);
  return user === 'unknown' ? null : (user?.id ?? null);
}
