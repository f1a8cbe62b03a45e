import type { ErasureDto, ErasableClientDto } from '../../../../shared/api/generated.js';
import { formatMomentAndYear } from '../../../../shared/dates/dates.js';
import { formatCount } from '../../../../shared/format-count.js';

/** Describes a client: `nora@example.com, 0491 570 001. 3 bookings, 1 upcoming, 2 notes`. */
export function formatClient({ emails, phones, ...counts }: ErasableClientDto): string {
  return `${[...(emails.length > 0 ? emails : ['No email']), ...phones].join(', ')}. ${listCounts(counts).join(', ')}`;
}

/** Lists what there is of the clients: `Nora Field: 3 bookings, 2 notes and 1 place on the waiting list`. */
export function formatErasable(clients: readonly ErasableClientDto[]): string {
  const sum = (key: 'bookings' | 'notes' | 'waiting') => clients.reduce((total, each) => total + each[key], 0);
  const counts = listCounts({ bookings: sum('bookings'), upcoming: 0, notes: sum('notes'), waiting: sum('waiting') });
  const names = clients.map((client) => client.names[0]).join(' and ');
  return `${names} in ${[counts.slice(0, -1).join(', '), ...counts.slice(-1)].filter(Boolean).join(' and ')}`;
}

const listCounts = ({ bookings, upcoming, notes, waiting }: Counts): string[] => [
  formatCount(bookings, 'booking'),
  ...(upcoming > 0 ? [`${upcoming} upcoming`] : []),
  ...(notes > 0 ? [formatCount(notes, 'note')] : []),
  ...(waiting > 0 ? [`${formatCount(waiting, 'place')} on the waiting list`] : []),
];

type Counts = Pick<ErasableClientDto, 'bookings' | 'upcoming' | 'notes' | 'waiting'>;

/** Describes what an erasure will not reach. */
export function formatWhatStays(selected: readonly ErasableClientDto[], backupAt: string | null): string {
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
