import type { EntityManager } from '@mikro-orm/postgresql';
import { earlierClientSql } from '../../../clients/index.js';
import { sql } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import type { UnansweredTime } from '../domain/offer-terms.js';
import type { Offer } from '../domain/waiting-entry.events.js';
import type { WaitingEntry, WaitingEntryState } from '../domain/waiting-entry.evolve.js';

/** Converts an entry to its row of the table `waiting_list`. */
function toWaitingListRow(
  { id, version, createdAt, updatedAt }: LoadedAggregate<WaitingEntry>,
  { status, criteria, client, clientId, userId, offer, bookingId, unanswered }: WaitingEntryState,
) {
  const isOpen = status === 'offered' ? offer : null;
  return {
    id,
    version,
    status,
    service_id: criteria.serviceId,
    service_name: criteria.serviceName,
    therapist_id: criteria.therapistId,
    windows: criteria.windows,
    last_date: criteria.windows.map(({ date }) => date).reduce((one, other) => (one > other ? one : other)),
    client_id: clientId ?? null,
    first_name: client?.firstName ?? '',
    last_name: client?.lastName ?? '',
    client_phone: client?.phone ?? '',
    client_email: client?.email ?? null,
    user_id: userId,
    booking_id: isOpen?.bookingId ?? bookingId,
    offered_therapist_id: isOpen?.therapistId ?? null,
    offered_start: isOpen ? `${isOpen.date} ${isOpen.time}` : null,
    offer_expires_at: isOpen?.expiresAt ?? null,
    unanswered: unanswered.map(toUnansweredTime),
    joined_at: createdAt,
    updated_at: updatedAt,
  };
}

const toUnansweredTime = ({ date, time, durationMinutes }: Offer): UnansweredTime => ({ date, time, durationMinutes });

type WaitingListRow = ReturnType<typeof toWaitingListRow>;

/** Writes the row of an entry, in the transaction that appends its events. */
export function upsertWaitingListRow(tx: Transaction, entry: LoadedAggregate<WaitingEntry>): void {
  if (entry.state.status !== 'none') void tx.query(upsertSql, [JSON.stringify(toWaitingListRow(entry, entry.state))]);
}

/** Writes the row of an entry when the list is rebuilt. */
export async function rebuildWaitingListRow(em: EntityManager, entry: LoadedAggregate<WaitingEntry>): Promise<void> {
  if (entry.state.status !== 'none') await sql(em, upsertSql, [JSON.stringify(toWaitingListRow(entry, entry.state))]);
}

const columns: readonly (keyof WaitingListRow)[] = [
  'id',
  'version',
  'status',
  'service_id',
  'service_name',
  'therapist_id',
  'windows',
  'last_date',
  'client_id',
  'first_name',
  'last_name',
  'client_phone',
  'client_email',
  'user_id',
  'booking_id',
  'offered_therapist_id',
  'offered_start',
  'offer_expires_at',
  'unanswered',
  'joined_at',
  'updated_at',
];

const upsertSql = /* sql */ `
  insert into waiting_list (${columns.join(', ')})
  select ${columns.map((column) => (column === 'client_id' ? earlierClientSql('r') : column)).join(', ')}
  from jsonb_populate_record(null::waiting_list, $1::jsonb) r
  on conflict (id) do update set ${columns
    .filter((column) => column !== 'id' && column !== 'joined_at')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;
