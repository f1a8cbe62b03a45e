import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import type { ActionLogDto, ChainStateDto } from '../../../shared/api/generated.js';
import { formatCount } from '../../../shared/format-count.js';
import { toInstant, type ZonedShopNow } from '../../../shared/dates/zone/shop-time.js';

dayjs.extend(relativeTime);

/** Formats a moment: `2026-03-05T14:07:09` → `Mar 05, 2026 14:07:09`. */
export const formatTimestamp = (local: string): string =>
  `${dayjs(local.slice(0, 10)).format('MMM DD, YYYY')} ${local.slice(11, 19)}`;

/** Returns who acted: an admin's address, `Key Website`, `Visitor` or `System`. */
export function formatActor({ admin_email, actor }: ActionLogDto): string {
  if (actor === 'key') return `Key ${admin_email}`;
  return admin_email ?? (actor === 'visitor' ? 'Visitor' : 'System');
}

export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Describes the last check of the chain: `Chain verified: 1,416 entries, 3 hours ago.` */
export function formatChainCheck(
  { checked_at_local: checked, complaint, verified_seq }: ChainStateDto,
  { date, time, zone }: ZonedShopNow,
): string {
  if (!checked) return 'Not verified yet.';
  // The page's clock is rounded to the minute, so it may be earlier than something that has just happened.
  const [then, now] = [checked, `${date}T${time}`].map((local) => toInstant(local, zone)) as [number, number];
  const ago = dayjs(then).from(Math.max(then, now));
  return complaint
    ? `Chain broken, found ${ago}:`
    : `Chain verified: ${formatCount(verified_seq, 'entry', 'entries')}, ${ago}.`;
}
