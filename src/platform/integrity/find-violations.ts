import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { formatViolations } from './integrity-check.js';

/**
 * Counts the rows of a query and names the first ones.
 * @param what the kind of rows, in the plural: `events without a place`
 * @param query whose columns name a row
 */
export async function findViolations(
  em: EntityManager,
  what: string,
  query: string,
  params: readonly unknown[] = [],
): Promise<string[]> {
  const rows = await sql<{ total: number } & object>(
    em,
    `select found.*, (count(*) over ())::int as total from (${query}) found limit 3`,
    params,
  );
  return formatViolations(
    what,
    rows[0]?.total ?? 0,
    rows.map(({ total: _, ...row }) => row),
  );
}

/** Returns one number. @param query has a column `n` */
export async function countRows(em: EntityManager, query: string): Promise<number> {
  const [row] = await sql<{ n: number }>(em, `select n::float8 as n from (${query}) counted`);
  return row!.n;
}
