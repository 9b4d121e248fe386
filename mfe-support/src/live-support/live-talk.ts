/** What a live session is to the screen, and how it changes with what is heard and sent. Pure: no clock, no network. */
import { comesFirst, type Danger } from '@haven/safety/contract';
import { graverDanger } from '@haven/shared-ui/danger';
import {
  counselorId,
  type LiveErrorCode,
  type LiveMessage,
  type LiveSession,
  type ServerEvent,
} from '@haven/support/live/contract';
import type { ConnectionState } from './live-connection.ts';

/** A message that the server has not acknowledged yet. */
export type Unsent = { clientId: string; text: string; failed: boolean };

/** Danger that was told, and whether it was known before the page was loaded. */
export type Noted = { danger: Danger; wasKnown: boolean };

/** How it looks with a volunteer. */
export type Waiting = { place: number; onDuty: number; usualWaitSeconds?: number | undefined };

/** Why something was not done; the message that it was about, where it was about one. */
export type Refusal = { code: LiveErrorCode; clientId?: string | undefined };

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
  noted: Noted | null;
  /** What the server refused last, for a notice. */
  refusal: Refusal | null;
};

export const noTalk: LiveTalk = {
  connection: 'idle',
  session: null,
  messages: [],
  unsent: [],
  waiting: null,
  isSupporterTyping: false,
  seenBySupporter: 0,
  noted: null,
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

function started(
  talk: LiveTalk,
  { session, messages, danger }: Extract<ServerEvent, { type: 'session_started' }>,
): LiveTalk {
  const isOther = talk.session !== null && talk.session.id !== session.id;
  const before = isOther ? { ...noTalk, connection: talk.connection } : talk;
  const after = withMessages({ ...before, session }, messages);
  return danger ? noting(after, danger, true) : after;
}

/**
 * The talk after danger was told, by the server or by this page. Help that stands does not go with the next message,
 * however harmless that is; a graver danger takes its place.
 */
export function noting(talk: LiveTalk, danger: Danger, wasKnown = false): LiveTalk {
  if (!comesFirst(danger)) return talk;
  const graver = graverDanger(talk.noted?.danger ?? null, danger);
  return graver === talk.noted?.danger ? talk : { ...talk, noted: { danger: graver, wasKnown } };
}

/** The talk once its session is over. What was not sent before the end stays on the page, for the next session. */
export const ended = (talk: LiveTalk, session: LiveSession): LiveTalk => ({
  ...talk,
  session,
  waiting: null,
  isSupporterTyping: false,
  unsent: talk.unsent.map((each) => ({ ...each, failed: true })),
});

function refused(talk: LiveTalk, { code, clientId }: Extract<ServerEvent, { type: 'error' }>): LiveTalk {
  const unsent = talk.unsent.map((each) => (each.clientId === clientId ? { ...each, failed: true } : each));
  return { ...talk, refusal: { code, clientId }, unsent };
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
      return started(talk, event);
    case 'new_message': {
      const isSupporterTyping = event.message.from === 'person' && talk.isSupporterTyping;
      return withMessages({ ...talk, session: event.session, isSupporterTyping }, [event.message]);
    }
    case 'session_changed':
      return { ...talk, session: event.session, waiting: hasCounselor(event.session) ? talk.waiting : null };
    case 'session_ended':
      return ended(talk, event.session);
    case 'crisis_detected':
      return noting({ ...talk, session: event.session }, event.danger);
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

/** The talk with a message that is on its way, for the first time or once more. */
export function sending(talk: LiveTalk, { clientId, text }: Omit<Unsent, 'failed'>): LiveTalk {
  if (talk.messages.some((message) => message.clientId === clientId)) return talk;
  const others = talk.unsent.filter((each) => each.clientId !== clientId);
  return { ...talk, unsent: [...others, { clientId, text, failed: false }] };
}

/** The talk with all that was not acknowledged on its way again, in its order. */
export const sendingAgain = (talk: LiveTalk): LiveTalk => ({
  ...talk,
  unsent: talk.unsent.map((each) => ({ ...each, failed: false })),
});

/** The talk after the channel opened, was lost, or was closed for good. */
export const connected = (talk: LiveTalk, connection: LiveTalk['connection']): LiveTalk => ({
  ...talk,
  connection,
  // Nobody can be seen typing through a lost channel.
  isSupporterTyping: connection === 'open' && talk.isSupporterTyping,
});
