import { type JoinRequest, type SignInRequest, userSchema } from '@haven/identity/contract';
import { api } from '@haven/shared-ui/api-client';
import { readLedger } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { userAtom } from '@haven/shared-ui/person';
import { useNavigate, useSearchParams } from '@haven/shared-ui/router';
import { showToast } from '@haven/shared-ui/toast';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { endLogOut } from './log-out-mark.ts';
import { nextPath } from './next-path.ts';
import { forgetUnfinished } from './unfinished-writing.ts';

/** What signing in and joining have in common: the call, and where it leads. */
export function useEnter() {
  const t = useTexts('shell');
  const [user, setUser] = useAtom(userAtom);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = nextPath(search.get('next'));
  const [entering, setEntering] = useState(false);
  /** A new object for every try that failed, so that each is announced. */
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  async function enter(
    ...[path, request]: ['/api/auth/sign-in', SignInRequest] | ['/api/auth/join', JoinRequest]
  ): Promise<void> {
    setEntering(true);
    setFailure(null);
    try {
      const entered = await api.post(path, request, userSchema);
      const { owner } = readLedger();
      // The session of the one before ended without a log-out, and this tab may hold something of theirs.
      if (owner !== undefined && owner !== entered.id) forgetUnfinished();
      // A log-out that still waited for the network must not end this new session.
      endLogOut();
      setUser(entered);
    } catch (error) {
      setFailure({ error });
      setEntering(false);
      return;
    }
    showToast({
      title: t(path === '/api/auth/join' ? 'join.done.title' : 'signIn.done.title'),
      description: t('signIn.done.text'),
    });
    navigate(next, { replace: true });
  }

  return {
    enter,
    failure,
    entering,
    /** The screen to go on to. */
    next,
    /** Someone who is signed in already; not the one who is just entering. */
    alreadyIn: !entering && user && user !== 'unknown' ? user : null,
  };
}
