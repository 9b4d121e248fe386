/** What is said on the live channel, `/ws/support` (spec section 7): one JSON object a frame, at most 8 kB. */
import { dangerSchema } from '@haven/safety/contract';
import * as z from 'zod/mini';

export const livePath = '/ws/support';

/** Characters of one message; with its frame it stays below 8 kB in any script. */
export const messageLimit = 2_000;

const id = z.string().check(z.minLength(1), z.maxLength(80));
const seq = z.int().check(z.minimum(0), z.maximum(99_999_999));
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(messageLimit));
const languageSchema = z.enum(['en', 'es']);

/** Who answers while no volunteer has joined (spec section 3, 'Support session'). */
export const counselorId = 'ai_counselor';

/** One message of a session, as it is kept. */
export const liveMessageSchema = z.object({
  sessionId: id,
  /** Its place in the session, from 1 on. */
  seq,
  /** Made by whoever sent it: sent twice, it is there once. */
  clientId: id,
  from: z.enum(['person', 'volunteer', 'counselor']),
  /** Of a volunteer. */
  authorId: z.optional(id),
  text: z.string(),
  /** Of the counselor: what of Haven is offered with it, for the page to know or to leave out, and who wrote it. */
  tools: z.optional(z.array(z.string())),
  writtenBy: z.optional(z.enum(['model', 'haven'])),
  at: z.iso.datetime(),
});
export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** A session as both sides see it (spec section 3, 'Support session'). */
export const liveSessionSchema = z.object({
  id,
  status: z.enum(['connected', 'ended']),
  language: languageSchema,
  crisisLevel: z.enum(['low', 'medium', 'high']),
  /** `ai_counselor`, or a volunteer's. */
  supporterId: z.string(),
  /** Of a volunteer: the name they go by here. */
  supporterName: z.optional(z.string()),
  /** Whether a volunteer may read what was said to the AI before they joined. */
  consent: z.boolean(),
  startedAt: z.iso.datetime(),
  endedAt: z.optional(z.iso.datetime()),
  /** How it ended: who ended it, or that the person left in a hurry. */
  endedBy: z.optional(z.enum(['person', 'volunteer', 'left-safely', 'silence'])),
});
export type LiveSession = z.infer<typeof liveSessionSchema>;

/**
 * What a client may say. The spec's token and user id (`anonymous`, or an id) come along and are not believed: who speaks
 * is told by the session cookie.
 */
export const clientEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authenticate'), token: z.optional(z.string()) }),
  z.object({
    type: z.literal('start_session'),
    userId: z.optional(z.string()),
    language: z._default(languageSchema, 'en'),
    /** The session that the client knows, and the last place it has of it: it is told what it missed. */
    sessionId: z.optional(id),
    after: z._default(seq, 0),
  }),
  z.object({
    type: z.literal('send_message'),
    sessionId: id,
    content: text,
    /** Missing from a client of the bare spec: its messages can't be told apart when they are sent twice. */
    clientId: z.optional(id),
  }),
  z.object({ type: z.literal('typing'), sessionId: id, isTyping: z.boolean() }),
  z.object({ type: z.literal('seen'), sessionId: id, seq }),
  z.object({ type: z.literal('consent'), sessionId: id, given: z.boolean() }),
  z.object({ type: z.literal('end_session'), sessionId: id }),
  z.object({ type: z.literal('leave_safely'), sessionId: id }),
]);
export type ClientEvent = z.infer<typeof clientEventSchema>;

export const liveErrorCodes = [
  'sign-in-required',
  'not-understood',
  'not-found',
  'session-over',
  'too-many-messages',
  'too-many-sessions',
  'not-kept',
] as const;
export type LiveErrorCode = (typeof liveErrorCodes)[number];

const side = z.enum(['person', 'supporter']);

/** What the live channel says to a client. */
export const serverEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth_success') }),
  /** A session was started, or taken up again: with the messages that the client does not have. */
  z.object({
    type: z.literal('session_started'),
    session: liveSessionSchema,
    messages: z.array(liveMessageSchema),
    /** Of the conversation, where help stands before everything else: to whoever comes back it is shown again. */
    danger: z.optional(dangerSchema),
  }),
  z.object({ type: z.literal('new_message'), session: liveSessionSchema, message: liveMessageSchema }),
  z.object({ type: z.literal('session_ended'), session: liveSessionSchema }),
  z.object({ type: z.literal('crisis_detected'), session: liveSessionSchema, danger: dangerSchema }),
  /** Somebody joined or left, or consent was given. */
  z.object({ type: z.literal('session_changed'), session: liveSessionSchema }),
  /** To the sender alone: the message is on disk. */
  z.object({ type: z.literal('stored'), sessionId: id, clientId: id, seq, at: z.iso.datetime() }),
  z.object({ type: z.literal('typing'), sessionId: id, by: side, isTyping: z.boolean() }),
  z.object({ type: z.literal('seen'), sessionId: id, by: side, seq }),
  /** How it looks with a volunteer: nothing here is guessed. */
  z.object({
    type: z.literal('waiting'),
    sessionId: id,
    /** From 1 on. */
    place: z.int(),
    /** Volunteers on duty now. */
    onDuty: z.int(),
    /** The median of those who waited lately; absent where too few did. */
    usualWaitSeconds: z.optional(z.int()),
  }),
  z.object({
    type: z.literal('error'),
    /** A stable word for programs. */
    code: z.enum(liveErrorCodes),
    /** A sentence for people, in English. */
    message: z.string(),
    sessionId: z.optional(z.string()),
    clientId: z.optional(z.string()),
    /** Seconds to wait before another try. */
    retryAfter: z.optional(z.int()),
  }),
]);
export type ServerEvent = z.infer<typeof serverEventSchema>;
