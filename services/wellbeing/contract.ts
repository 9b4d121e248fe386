/** What the wellbeing service says over the wire (spec section 7). */

/** What it answers, as Hono patterns. */
export const paths = [
  '/api/reflections/*',
  '/api/motivational-messages',
  '/api/motivational-messages/*',
  '/api/generate-motivational-message',
  '/api/coping-suggestions',
];
