/** Formats a date: `2026-11-26` → `26/11/2026`. */
export const formatDate = (date: string): string => date.split('-').reverse().join('/');

/** Parses a date: `26/11/2026` or `26.11.2026` → `2026-11-26`; undefined for other texts. */
export function parseDate(text: string): string | undefined {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/.exec(text) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00Z`);
  // `Date` rolls 31 February over to March, so the text would no longer match.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined;
}
