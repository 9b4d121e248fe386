/** What the support service says over the wire: the chatbot's path and the live channel (spec section 7). */
import * as z from 'zod/mini';

/** What it answers, as Hono patterns. */
export const paths = ['/api/chatbot'];

export const livePath = '/ws/support';

/**
 * What a client may say on the live channel: one JSON object a frame. The spec's token (the user id or `anonymous`)
 * comes along and is not believed: who speaks is told by the session cookie.
 */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authenticate'), token: z.optional(z.string()) }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** What the live channel says to a client. */
export const serverEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('auth_success') }),
  z.object({
    type: z.literal('error'),
    /** A stable word for programs. */
    code: z.enum(['sign-in-required', 'not-understood']),
    /** A sentence for people, in English. */
    message: z.string(),
  }),
]);
export type ServerEvent = z.infer<typeof serverEventSchema>;
