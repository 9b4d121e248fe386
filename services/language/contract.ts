/** What the language service says over the wire (spec section 7). */

/** What it answers, as Hono patterns. */
export const paths = ['/api/translate'];
