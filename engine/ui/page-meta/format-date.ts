/**
 * Formats a time in UTC, so that the result is the same everywhere: `March 9, 2026`, and `March 9, 2026, 14:05 UTC` as `exact`.
 * @param time ISO 8601
 * @param language default: American English
 * @throws RangeError when the text isn't a valid time
 */
export function formatDate(time: string, language = 'en'): { readonly date: string; readonly exact: string } {
  const utc = new Date(time);
  if (Number.isNaN(utc.getTime())) throw new RangeError(`“${time}” is not an ISO 8601 time.`);
  // Latin digits, as in the rest of the page.
  const date = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(utc);
  return { date, exact: `${date}, ${utc.toISOString().slice(11, 16)} UTC` };
}
