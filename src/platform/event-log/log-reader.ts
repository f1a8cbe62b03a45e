import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { type RecordedEvent, recordedEventColumns, toRecordedEvent, type RecordedEventRow } from './recorded-event.js';

/** The events after `afterSeq`, up to and including `upToSeq`, in sequence order. */
export async function readEvents(
  em: EntityManager,
  afterSeq: number,
  limit: number,
  upToSeq = Number.MAX_SAFE_INTEGER,
  toEvent: (row: RecordedEventRow) => RecordedEvent = (row) => toRecordedEvent(row),
): Promise<RecordedEvent[]> {
  const rows = await sql<RecordedEventRow>(em, readSql, [afterSeq, limit, upToSeq]);
  return rows.map(toEvent);
}

/** The last sequence number of the log. */
export async function headSequence(em: EntityManager): Promise<number> {
  const [head] = await sql<{ seq: bigint }>(em, 'select seq from log_head');
  return Number(head?.seq ?? 0);
}

/**
 * The last sequence number assigned to an event at or before an instant. Timestamps increase with the sequence number,
 * except among events written concurrently.
 */
export async function sequenceAt(em: EntityManager, instant: Date): Promise<number> {
  let [low, high] = [0, await headSequence(em)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const [row] = await sql<{ is_past: boolean }>(em, isPastSql, [middle, instant]);
    if (row?.is_past) low = middle;
    else high = middle - 1;
  }
  return low;
}

const isPastSql = /* sql */ `
  select e.occurred_at <= $2 as is_past from log_order o join event_log e using (position) where o.seq = $1`;

const readSql = /* sql */ `
  select ${recordedEventColumns} from log_order o join event_log e using (position)
  where o.seq > $1 and o.seq <= $3 order by o.seq limit $2`;
