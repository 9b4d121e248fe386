import { Badge } from '@haven/shared-ui/badge';
import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Heading, Row, Text, VisuallyHidden } from '@haven/shared-ui/layout';
import { Switch } from '@haven/shared-ui/switch';
import { counselorId, type LiveSession as Session } from '@haven/support/live/contract';
import { DoorOpen, RotateCw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { leaveQuickly } from './leave-quickly.ts';
import { LiveComposer } from './live-composer.tsx';
import { LiveConversation } from './live-conversation.tsx';
import { hasVolunteer, type LiveTalk } from './live-talk.ts';
import type { LiveTalkHandle } from './use-live-talk.ts';
import { WaitingLine } from './waiting-line.tsx';

type LiveSessionProps = { live: LiveTalkHandle; session: Session };

/** The session: who is there, what was said, and the ways out of it. */
export function LiveSession({ live, session }: LiveSessionProps) {
  const t = useTexts('support');
  const { talk, isBegunHere } = live;
  const isOver = session.status === 'ended';
  const heading = useId();
  const card = useRef<HTMLDivElement>(null);
  // All of the room in sight, from who is there to the box, and not the box alone.
  useEffect(() => {
    if (isBegunHere) card.current?.scrollIntoView({ block: 'start' });
  }, [isBegunHere]);
  return (
    <section ref={card} aria-labelledby={heading}>
      <Card>
        <Head live={live} session={session} headingId={heading} />
        {!isOver && <WaitingLine waiting={talk.waiting} session={session} />}
        <LiveConversation
          talk={talk}
          onSeen={live.seen}
          onAgain={({ clientId, text }) => live.say(text, clientId)}
        />
        {!isOver && talk.connection === 'failed' && <NotConnected onAgain={live.open} />}
        {isOver ? (
          <Over live={live} session={session} />
        ) : (
          <>
            <LiveComposer live={live} />
            {!hasVolunteer(talk) && (
              <Switch
                label={t('liveSupport.consent.label')}
                description={t('liveSupport.consent.text')}
                checked={session.consent}
                onChange={live.consent}
              />
            )}
          </>
        )}
      </Card>
    </section>
  );
}

/** They and the door flow as one line, or as two on a phone. */
const Badges = styled.div`display: contents;`;

/** The door stands at the end of its line, however the badges break. */
const Door = styled.span`margin-inline-start: auto;`;

const crisisTones = { low: 'plain', medium: 'clay', high: 'danger' } as const;

const statusOf = ({ connection }: LiveTalk, session: Session) => {
  if (session.status === 'ended') return 'ended';
  if (connection === 'open') return 'connected';
  return connection === 'failed' ? 'lost' : 'reconnecting';
};

/** Status, crisis level and who is there (spec section 2, 'Live Support'), and the door out in one line with them. */
function Head({ live, session, headingId }: LiveSessionProps & { headingId: string }) {
  const t = useTexts('support');
  const { supporterId, supporterName = '', crisisLevel } = session;
  const status = statusOf(live.talk, session);
  return (
    <Row>
      <VisuallyHidden>
        <Heading level={2} id={headingId}>
          {t('liveSupport.session.heading')}
        </Heading>
      </VisuallyHidden>
      <Badges role="status">
        <Badge tone={status === 'connected' ? 'pine' : 'plain'}>{t(`liveSupport.status.${status}`)}</Badge>
        <Badge tone={crisisTones[crisisLevel]}>{t(`liveSupport.level.${crisisLevel}`)}</Badge>
        <Badge tone="lamp">
          {supporterId === counselorId
            ? t('liveSupport.with.counselor')
            : t('liveSupport.with.volunteer', { name: supporterName })}
        </Badge>
      </Badges>
      <Door>
        <Button
          tone="plain"
          icon={DoorOpen}
          onClick={() => {
            live.leaveSafely();
            leaveQuickly();
          }}
        >
          {t('liveSupport.leave')}
        </Button>
      </Door>
    </Row>
  );
}

/** All tries are used up; nothing that was written is lost. */
function NotConnected({ onAgain }: { onAgain: () => void }) {
  const t = useTexts('support');
  return (
    <Row role="status" $justify="between">
      <Text>{t('liveSupport.notConnected')}</Text>
      <Button tone="pine" icon={RotateCw} onClick={onAgain}>
        {t('liveSupport.tryAgain')}
      </Button>
    </Row>
  );
}

/** Where the box was, once it is over. */
function Over({ live, session }: LiveSessionProps) {
  const t = useTexts('support');
  const begin = useRef<HTMLButtonElement>(null);
  // The box that had the focus is gone.
  useEffect(() => begin.current?.focus(), []);
  return (
    <>
      <Text>{t(`liveSupport.over.${session.endedBy ?? 'person'}`)}</Text>
      <Text $soft $small>
        {t('liveSupport.over.kept')}
      </Text>
      <Row>
        <Button ref={begin} tone="main" onClick={live.begin}>
          {t('liveSupport.over.begin')}
        </Button>
      </Row>
    </>
  );
}
