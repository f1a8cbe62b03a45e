/** Formats a date: `2026-11-26` → `26/11/2026`. */
export const formatDate = (date: string): string => date.split('-').reverse().join('/');

const DAY_FIRST = /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;

/** Parses a date: `26/11/2026`, `26.11.2026` or `2026-11-26` → `2026-11-26`; undefined for other texts. */
export function parseDate(text: string): string | undefined {
  const { year, month, day } = (DAY_FIRST.exec(text.trim()) ?? ISO.exec(text.trim()))?.groups ?? {};
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00Z`);
  // `Date` rolls 31 February over to March, so the text would no longer match.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined;
}

/** The dates that a field takes, `yyyy-MM-dd`; no limit where one is left out. */
export interface DateLimits {
  first?: string | undefined;
  last?: string | undefined;
  /** A date that is taken though it lies outside of them, such as that of a booking of the past. */
  kept?: string | undefined;
}

/** Returns why a typed text is not taken as a date; undefined where it is. */
export function findDateProblem(text: string, { first, last, kept }: DateLimits): string | undefined {
  const date = parseDate(text);
  if (!date) return `“${text.trim()}” is not a date. Type it as day/month/year, such as 26/11/2026.`;
  if (date === kept) return undefined;
  if (first && date < first) return `Choose ${formatDate(first)} or a later day.`;
  if (last && date > last) return `Choose ${formatDate(last)} or an earlier day.`;
  return undefined;
}
