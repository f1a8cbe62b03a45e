import type { ErasureDto, IdentityDto } from '../../../shared/api/generated.js';
import { formatMomentAndYear } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';

/** Describes an identity: `nora@example.com, 0491 570 001. 3 bookings, 1 to come`. */
export function formatIdentity({ email, phones, bookings, upcoming }: IdentityDto): string {
  const toCome = upcoming > 0 ? `, ${upcoming} upcoming` : '';
  return `${[email ?? 'No email', ...phones].join(', ')}. ${formatCount(bookings, 'booking')}${toCome}`;
}

/** Describes what an erasure will not reach. */
export function formatWhatStays(selected: readonly IdentityDto[], backupAt: string | null): string {
  const sent = selected.reduce((sum, { sent_mails }) => sum + sent_mails, 0);
  return `What stays: ${formatRest(sent, backupAt)}.`;
}

/** Describes what was erased and what stays: `2 bookings, 1 of them cancelled. What stays: 4 emails …`. */
export function formatErasure({ bookings, cancelled, sent_mails, backup_at_local }: ErasureDto): string {
  const ended = cancelled > 0 ? `, ${cancelled} of them cancelled` : '';
  return `${formatCount(bookings, 'booking')}${ended}. What stays: ${formatRest(sent_mails, backup_at_local)}.`;
}

function formatRest(sent: number, backupAt: string | null): string {
  const mails = sent > 0 ? `${formatCount(sent, 'email')} already sent` : 'nothing that was mailed';
  if (!backupAt) return mails;
  return `${mails}, and backups until ${formatMomentAndYear(backupAt)}, which hold the name until they expire`;
}
