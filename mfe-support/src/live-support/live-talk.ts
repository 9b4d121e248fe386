/** What a live session is to the screen, and how it changes with what is heard and sent. Pure: no clock, no network. */
import type { Danger } from '@haven/safety/contract';
import {
  counselorId,
  type LiveMessage,
  type LiveSession,
  type ServerEvent,
} from '@haven/support/live/contract';
import type { ConnectionState } from './live-connection.ts';

/** A message that the server has not acknowledged yet. */
export type Unsent = { clientId: string; text: string; at: string; failed: boolean };

/** How it looks with a volunteer. */
export type Waiting = { place: number; onDuty: number; usualWaitSeconds?: number | undefined };

export type LiveTalk = {
  connection: ConnectionState | 'idle';
  session: LiveSession | null;
  /** What is kept, by its place. */
  messages: readonly LiveMessage[];
  unsent: readonly Unsent[];
  waiting: Waiting | null;
  isSupporterTyping: boolean;
  /** The last place of the person's that the supporter has seen. */
  seenBySupporter: number;
  /** Each time another object: another call for attention. */
  danger: Danger | null;
  /** What the server refused last, for a notice. */
  refusal: { code: string; message: string } | null;
};

export const noTalk: LiveTalk = {
  connection: 'idle',
  session: null,
  messages: [],
  unsent: [],
  waiting: null,
  isSupporterTyping: false,
  seenBySupporter: 0,
  danger: null,
  refusal: null,
};

/** The last place that this page has. */
export const lastPlace = ({ messages }: LiveTalk): number => messages.at(-1)?.seq ?? 0;

/** Whether a volunteer is there, and not the program. */
export const hasVolunteer = ({ session }: LiveTalk): boolean =>
  session?.status === 'connected' && session.supporterId !== counselorId;

/** With more messages: each once, in the order of their places, and no longer among the unsent. */
function withMessages(talk: LiveTalk, more: readonly LiveMessage[]): LiveTalk {
  const bySeq = new Map([...talk.messages, ...more].map((message) => [message.seq, message]));
  const known = new Set(more.map(({ clientId }) => clientId));
  return {
    ...talk,
    messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq),
    unsent: talk.unsent.filter(({ clientId }) => !known.has(clientId)),
  };
}

/** What is told of another session than the one on this page, such as one of before, is not for it. */
function isForUs(talk: LiveTalk, event: ServerEvent): boolean {
  if (!talk.session || event.type === 'session_started') return true;
  if ('session' in event) return event.session.id === talk.session.id;
  return event.type === 'error' || !('sessionId' in event) || event.sessionId === talk.session.id;
}

function started(talk: LiveTalk, session: LiveSession, messages: readonly LiveMessage[]): LiveTalk {
  const isOther = talk.session !== null && talk.session.id !== session.id;
  const before = isOther ? { ...noTalk, connection: talk.connection } : talk;
  return withMessages({ ...before, session }, messages);
}

function refused(
  talk: LiveTalk,
  { code, message, clientId }: Extract<ServerEvent, { type: 'error' }>,
): LiveTalk {
  const unsent = talk.unsent.map((each) => (each.clientId === clientId ? { ...each, failed: true } : each));
  return { ...talk, refusal: { code, message }, unsent };
}

/** What somebody on the other side does: only that of the supporter is told to the person. */
function seenOrTyped(talk: LiveTalk, event: Extract<ServerEvent, { type: 'typing' | 'seen' }>): LiveTalk {
  if (event.by !== 'supporter') return talk;
  if (event.type === 'typing') return { ...talk, isSupporterTyping: event.isTyping };
  return { ...talk, seenBySupporter: Math.max(talk.seenBySupporter, event.seq) };
}

/** The talk after an event of the server. */
export function heard(talk: LiveTalk, event: ServerEvent): LiveTalk {
  if (!isForUs(talk, event)) return talk;
  switch (event.type) {
    case 'auth_success':
    case 'stored':
      return talk;
    case 'session_started':
      return started(talk, event.session, event.messages);
    case 'new_message': {
      const isSupporterTyping = event.message.from === 'person' && talk.isSupporterTyping;
      return withMessages({ ...talk, session: event.session, isSupporterTyping }, [event.message]);
    }
    case 'session_changed':
      return { ...talk, session: event.session, waiting: hasCounselor(event.session) ? talk.waiting : null };
    case 'session_ended':
      return { ...talk, session: event.session, waiting: null, isSupporterTyping: false, unsent: [] };
    case 'crisis_detected':
      return { ...talk, session: event.session, danger: { ...event.danger } };
    case 'typing':
    case 'seen':
      return seenOrTyped(talk, event);
    case 'waiting':
      return {
        ...talk,
        waiting: { place: event.place, onDuty: event.onDuty, usualWaitSeconds: event.usualWaitSeconds },
      };
    case 'error':
      return refused(talk, event);
  }
}

const hasCounselor = ({ supporterId }: LiveSession): boolean => supporterId === counselorId;

/** The talk with a message that is on its way. */
export const sending = (talk: LiveTalk, message: Omit<Unsent, 'failed'>): LiveTalk => ({
  ...talk,
  unsent: [
    ...talk.unsent.filter(({ clientId }) => clientId !== message.clientId),
    { ...message, failed: false },
  ],
});

/** The talk after the channel opened or was lost. */
export const connected = (talk: LiveTalk, connection: ConnectionState): LiveTalk => ({
  ...talk,
  connection,
  // Nobody can be seen typing through a lost channel.
  isSupporterTyping: connection === 'open' && talk.isSupporterTyping,
});
