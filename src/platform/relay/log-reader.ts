import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { type LoggedEvent, loggedEventColumns, loggedEventOf, type LoggedEventRow } from '../event-store/logged-event.js';

/** The events after `afterSeq`, up to `lastSeq` with it, in log order. */
export async function readLog(
  em: EntityManager,
  afterSeq: number,
  limit: number,
  lastSeq = Number.MAX_SAFE_INTEGER,
): Promise<LoggedEvent[]> {
  const rows = await sql<LoggedEventRow>(em, readStatement, [afterSeq, limit, lastSeq]);
  return rows.map(loggedEventOf);
}

/** The last place of the log. */
export async function headOf(em: EntityManager): Promise<number> {
  const [head] = await sql<{ seq: bigint }>(em, 'select seq from log_head');
  return Number(head?.seq ?? 0);
}

/**
 * The last place that was taken at or before an instant. Times rise with places, but for events that were written in the
 * same breath.
 */
export async function placeAt(em: EntityManager, instant: Date): Promise<number> {
  let [low, high] = [0, await headOf(em)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const [row] = await sql<{ is_past: boolean }>(em, isPastStatement, [middle, instant]);
    if (row?.is_past) low = middle;
    else high = middle - 1;
  }
  return low;
}

const isPastStatement = /* sql */ `
  select e.occurred_at <= $2 as is_past from log_order o join event_log e using (position) where o.seq = $1`;

const readStatement = /* sql */ `
  select ${loggedEventColumns} from log_order o join event_log e using (position)
  where o.seq > $1 and o.seq <= $3 order by o.seq limit $2`;
