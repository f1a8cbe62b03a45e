import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { type LoggedEvent, loggedEventColumns, loggedEventOf, type LoggedEventRow } from '../event-store/logged-event.js';

/** The events after `seq`, in log order. */
export async function readLog(em: EntityManager, afterSeq: number, limit: number): Promise<LoggedEvent[]> {
  const rows = await sql<LoggedEventRow>(em, readStatement, [afterSeq, limit]);
  return rows.map(loggedEventOf);
}

/** The last place of the log. */
export async function headOf(em: EntityManager): Promise<number> {
  const [head] = await sql<{ seq: bigint }>(em, 'select seq from log_head');
  return Number(head?.seq ?? 0);
}

const readStatement = /* sql */ `
  select ${loggedEventColumns} from log_order o join event_log e using (position)
  where o.seq > $1 order by o.seq limit $2`;
