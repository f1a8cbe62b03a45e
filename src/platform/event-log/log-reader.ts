import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { type RecordedEvent, recordedEventColumns, toRecordedEvent, type RecordedEventRow } from './recorded-event.js';

/** Reads the events after `afterSeq`, up to and including `upToSeq`, in sequence order. */
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

/** Reads only events of some types, in the order of the log. */
export async function readEventsOfTypes(
  em: EntityManager,
  types: readonly string[],
  afterSeq: number,
  limit: number,
  upToSeq: number,
): Promise<RecordedEvent[]> {
  const rows = await sql<RecordedEventRow>(em, readTypesSql, [afterSeq, limit, upToSeq, types]);
  return rows.map((row) => toRecordedEvent(row));
}

/**
 * Reads the next streams in the order of their ids, each with all of its events up to and including `upToSeq`: about
 * `limit` events.
 * @param afterStream the last stream that was read, null to begin with
 */
export async function readStreams(
  em: EntityManager,
  afterStream: string | null,
  limit: number,
  upToSeq: number,
): Promise<RecordedEvent[]> {
  const rows = await sql<RecordedEventRow>(em, afterStream ? readNextStreamsSql : readFirstStreamsSql, [
    upToSeq,
    limit,
    ...(afterStream ? [afterStream] : []),
  ]);
  const last = rows.at(-1)?.stream;
  // The last stream may continue beyond the limit. It is left for the next call, or read completely if it is longer
  // than the limit.
  const whole = rows.length < limit ? rows : rows.filter(({ stream }) => stream !== last);
  const read = whole.length > 0 || !last ? whole : await sql<RecordedEventRow>(em, readStreamSql, [upToSeq, last]);
  return read.map((row) => toRecordedEvent(row));
}

/** Returns the last sequence number of the log. */
export async function headSequence(em: EntityManager): Promise<number> {
  const [head] = await sql<{ seq: bigint }>(em, 'select seq from log_head');
  return Number(head?.seq ?? 0);
}

/**
 * Returns the last sequence number assigned to an event at or before an instant. Timestamps increase with the sequence
 * number, except among events written concurrently.
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

const selectSql = /* sql */ `select ${recordedEventColumns} from log_order o join event_log e using (position)`;

const readSql = /* sql */ `${selectSql} where o.seq > $1 and o.seq <= $3 order by o.seq limit $2`;

const readTypesSql = /* sql */ `
  ${selectSql} where o.seq > $1 and o.seq <= $3 and e.type = any ($4::text[]) order by o.seq limit $2`;

const readFirstStreamsSql = /* sql */ `${selectSql} where o.seq <= $1 order by e.stream, e.version limit $2`;

const readNextStreamsSql = /* sql */ `
  ${selectSql} where o.seq <= $1 and e.stream > $3 order by e.stream, e.version limit $2`;

const readStreamSql = /* sql */ `${selectSql} where o.seq <= $1 and e.stream = $2 order by e.version`;
