import { formatTime, type ShopNow } from '../dates.js';

/**
 * The shop's wall clock with its zone, to measure time that passes, which twice a year differs from what the clock
 * shows.
 */
export interface ZonedShopNow extends ShopNow {
  /** IANA name of the zone. */
  zone: string;
}

const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the reading of a zone's clock at an instant, counted as if in UTC: the browser's zone is ignored. Not by
 * dayjs, whose plugin for zones does not tell which readings come twice or never.
 */
function toShown(instant: number, zone: string): number {
  // The Swedish locale formats as 2026-11-26 14:30:05, which is nearly ISO 8601.
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
}

/**
 * Returns the instants at which a zone's clock shows a reading: one; two where it was put back; none where it was put
 * forward past it.
 */
function findInstants(shown: number, zone: string): number[] {
  const offsets = new Set([shown - DAY_MS, shown + DAY_MS].map((near) => toShown(near, zone) - near));
  return [...offsets].map((offset) => shown - offset).filter((instant) => toShown(instant, zone) === shown);
}

/**
 * Returns the instant at which the shop's clock shows a reading, `yyyy-MM-ddTHH:mm[:ss]`: of two in autumn the earlier,
 * for a missing one in spring the later, as the server does.
 * @returns milliseconds
 */
export function toInstant(local: string, zone: string): number {
  const shown = Date.parse(`${local}Z`);
  const before = shown - DAY_MS;
  // A reading that the clock skips is converted with the offset from before the skip.
  return findInstants(shown, zone)[0] ?? shown - (toShown(before, zone) - before);
}

/** Returns the seconds from one reading of the shop's clock to another; negative when `to` is the earlier. */
export const secondsBetween = (from: string, to: string, zone: string): number =>
  (toInstant(to, zone) - toInstant(from, zone)) / 1000;

/**
 * Explains which moment is meant by a minute, `yyyy-MM-ddTHH:mm`, that the shop's clock skips or shows twice; undefined
 * for any other, and for other texts.
 */
export function describeClockChange(local: string, zone: string): string | undefined {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return undefined;
  const count = findInstants(shown, zone).length;
  const time = formatTime(local.slice(11));
  if (count === 2) return `The clock was put back then, and ${time} came twice: the first is meant.`;
  if (count === 1) return undefined;
  const meant = new Date(toShown(toInstant(local, zone), zone)).toISOString();
  return `The clock was put forward then, and ${time} never came: ${formatTime(meant.slice(11))} is meant.`;
}
