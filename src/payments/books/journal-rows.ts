import { type Executor, sql } from '../../platform/database/sql.js';
import type { JournalExported } from './books.event-types.js';

/** Writes the rows of an export. */
export async function insertJournal(
  db: Executor,
  id: string,
  { number, locationId, currency, startDate, endDate, codes, lines }: JournalExported['data'],
  at: Date,
): Promise<void> {
  await sql(db, exportSql, [id, number, locationId, currency, startDate, endDate, JSON.stringify(codes), at]);
  await sql(db, linesSql, [id, locationId, currency, JSON.stringify(lines)]);
}

const exportSql = /* sql */ `
  insert into journal_exports (id, number, location_id, currency, start_date, end_date, codes, exported_at)
  values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`;

const linesSql = /* sql */ `
  insert into journal_export_lines (export_id, location_id, currency, day, account, cents)
  select $1, $2, $3, day, account, cents from jsonb_to_recordset($4::jsonb) as l (day date, account text, cents bigint)`;
