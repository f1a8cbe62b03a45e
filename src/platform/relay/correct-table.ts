import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';

/**
 * Replaces the rows of a table in which it differs from its copy. Readers go on meanwhile, and everything that hangs on
 * the table (constraints, grants, indexes) stays.
 * @returns how many rows differed
 */
export async function correctTable(
  em: EntityManager,
  table: string,
  { original, copy }: { original: string; copy: string },
): Promise<number> {
  const [kept, filled] = [`${original}.${table}`, `${copy}.${table}`];
  const [key] = await sql<{ columns: string }>(em, primaryKey, [kept]);
  const removed = await sql(
    em,
    `delete from ${kept} where (${key!.columns}) in (
       select ${key!.columns} from (select * from ${kept} except select * from ${filled}) wrong)
     returning ${key!.columns}`,
  );
  const added = await sql(
    em,
    `insert into ${kept} select * from ${filled} except select * from ${kept} returning ${key!.columns}`,
  );
  return new Set([...removed, ...added].map((row) => JSON.stringify(row))).size;
}

const primaryKey = /* sql */ `
  select string_agg(quote_ident(a.attname), ', ') as columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = $1::regclass and i.indisprimary`;
