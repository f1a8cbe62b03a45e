import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../database/sql.js';
import { VersionConflictError } from '../../event-log/event-log.js';

/** A table of one row that stores where something is mailed regularly. */
export interface RecurringMail {
  table: string;
  /** The column with the day that the last mail was about; null before the first. */
  lastColumn: string;
  /** The stream of the events about it. */
  stream: string;
}

/**
 * Locks a recurring mail until the transaction ends, and returns its present address; null for none.
 * @throws VersionConflictError when somebody else has changed it since the version that was shown
 */
export async function lockRecurringMail(
  em: EntityManager,
  { table, stream }: RecurringMail,
  version: number,
): Promise<string | null> {
  const [row] = await sql<{ address: string | null; version: number }>(em, lockSql(table));
  if (row!.version !== version) throw new VersionConflictError(stream);
  return row!.address;
}

const lockSql = (table: string) => /* sql */ `select address, version from ${table} for update`;
