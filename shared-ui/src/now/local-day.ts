/** The calendar day of a moment where the person is, YYYY-MM-DD. */
export function localDay(now: number): string {
  const moment = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
