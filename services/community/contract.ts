/** What the community service says over the wire (spec section 7). */

/** What it answers, as Hono patterns. */
export const paths = [
  '/api/peer-profile',
  '/api/peer-matches',
  '/api/available-peers',
  '/api/peer-messages',
  '/api/peer-match',
  '/api/peer-match/*',
  '/api/peer-message',
];
