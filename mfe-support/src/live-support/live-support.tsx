import { HelpFirst } from '@haven/shared-ui/help-first';
import { useTexts } from '@haven/shared-ui/language';
import { Page } from '@haven/shared-ui/layout';
import { userAtom } from '@haven/shared-ui/person';
import { Door } from '@haven/shared-ui/scene';
import { showToast } from '@haven/shared-ui/toast';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { LiveSession } from './live-session.tsx';
import { SideCards } from './side-cards.tsx';
import { SignInGate } from './sign-in-gate.tsx';
import { StartCard } from './start-card.tsx';
import { type LiveTalkHandle, useLiveTalk } from './use-live-talk.ts';

/** Live Support (spec section 2): a program from the first second, and a volunteer when one is there. */
export default function LiveSupport() {
  const t = useTexts('support');
  const user = useAtomValue(userAtom);
  return (
    <Page
      heading={t('liveSupport.heading')}
      lead={t('liveSupport.lead')}
      scene={<Door />}
      aside={<SideCards />}
    >
      {user === null && <SignInGate />}
      {user !== null && user !== 'unknown' && <Room key={user.id} />}
    </Page>
  );
}

function Room() {
  const t = useTexts('support');
  const live = useLiveTalk();
  const { talk } = live;
  useNotices(live);
  const setUser = useSetAtom(userAtom);
  const isSignedOut = talk.refusal?.code === 'sign-in-required';
  // Their session ran out while the page stood open.
  useEffect(() => {
    if (isSignedOut) setUser(null);
  }, [isSignedOut, setUser]);
  return (
    <>
      <HelpFirst
        danger={talk.noted?.danger ?? null}
        wasKnown={talk.noted?.wasKnown ?? false}
        whoKnows={t('liveSupport.whoKnows')}
      />
      {talk.session ? <LiveSession live={live} session={talk.session} /> : <StartCard live={live} />}
    </>
  );
}

/** What went wrong, in the spec's words (section 8, 'Live support'). */
function useNotices({ talk: { connection, refusal, session } }: LiveTalkHandle): void {
  const t = useTexts('support');
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  }, [t]);
  const isOver = session?.status === 'ended';
  useEffect(() => {
    if (isOver || (connection !== 'lost' && connection !== 'failed')) return;
    showToast({
      title: words.current(`liveSupport.${connection}.title`),
      description: words.current('liveSupport.unable'),
      tone: 'destructive',
    });
  }, [connection, isOver]);
  useEffect(() => {
    if (!refusal || refusal.code === 'sign-in-required') return;
    const { code, clientId } = refusal;
    const isOfMessage = clientId !== undefined;
    showToast({
      title: words.current(`liveSupport.${isOfMessage ? 'refused' : 'failed'}.title`),
      description: words.current([
        ...(isOfMessage || code !== 'not-kept' ? [`liveSupport.refused.${code}`] : ['liveSupport.unable']),
        'liveSupport.refused.other',
      ]),
      tone: 'destructive',
    });
  }, [refusal]);
}
