import { Badge } from '@haven/shared-ui/badge';
import { Button } from '@haven/shared-ui/button';
import { Card } from '@haven/shared-ui/card';
import { useTexts } from '@haven/shared-ui/language';
import { Row, Text } from '@haven/shared-ui/layout';
import { Switch } from '@haven/shared-ui/switch';
import { counselorId, type LiveSession as Session } from '@haven/support/live/contract';
import { DoorOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { leaveQuickly } from './leave-quickly.ts';
import { LiveComposer } from './live-composer.tsx';
import { LiveConversation } from './live-conversation.tsx';
import { hasVolunteer } from './live-talk.ts';
import type { LiveTalkHandle } from './use-live-talk.ts';
import { WaitingLine } from './waiting-line.tsx';

type LiveSessionProps = { live: LiveTalkHandle; session: Session };

/** The session: who is there, what was said, and the ways out of it. */
export function LiveSession({ live, session }: LiveSessionProps) {
  const t = useTexts('support');
  const { talk } = live;
  const isOver = session.status === 'ended';
  return (
    <Card
      heading={t('liveSupport.session.heading')}
      action={
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
      }
    >
      <Badges live={live} session={session} />
      {!isOver && <WaitingLine waiting={talk.waiting} session={session} />}
      <LiveConversation
        talk={talk}
        onSeen={live.seen}
        onAgain={({ clientId, text }) => live.say(text, clientId)}
      />
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
  );
}

const crisisTones = { low: 'plain', medium: 'clay', high: 'danger' } as const;

/** Crisis level, status, and who is there (spec section 2, 'Live Support'). */
function Badges({ live: { talk }, session }: LiveSessionProps) {
  const t = useTexts('support');
  const { supporterId, supporterName = '', crisisLevel } = session;
  const isLost = talk.connection !== 'open';
  const status = session.status === 'ended' ? 'ended' : isLost ? 'reconnecting' : 'connected';
  return (
    <Row role="status">
      <Badge tone={status === 'connected' ? 'pine' : 'plain'}>{t(`liveSupport.status.${status}`)}</Badge>
      <Badge tone={crisisTones[crisisLevel]}>{t(`liveSupport.level.${crisisLevel}`)}</Badge>
      <Badge tone="lamp">
        {supporterId === counselorId
          ? t('liveSupport.with.counselor')
          : t('liveSupport.with.volunteer', { name: supporterName })}
      </Badge>
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
