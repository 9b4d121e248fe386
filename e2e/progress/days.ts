/** Milliseconds. */
const dayLength = 86_400_000;

/** The calendar day so many days before a moment, in UTC: YYYY-MM-DD. */
export const daysAgo = (days: number, now = Date.now()) =>
  new Date(now - days * dayLength).toISOString().slice(0, 10);
