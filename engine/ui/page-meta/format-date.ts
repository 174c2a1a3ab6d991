const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a time in UTC, so that the result is the same everywhere: `March 9, 2026`, and `March 9, 2026, 14:05 UTC` as `exact`.
 * @param time ISO 8601
 * @throws RangeError when the text isn't a valid time
 */
export function formatDate(time: string): { readonly date: string; readonly exact: string } {
  const utc = new Date(time);
  if (Number.isNaN(utc.getTime())) throw new RangeError(`“${time}” is not an ISO 8601 time.`);
  const date = days.format(utc);
  return { date, exact: `${date}, ${utc.toISOString().slice(11, 16)} UTC` };
}
