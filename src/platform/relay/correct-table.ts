import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { keyOf } from './projection-copy.js';

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
  const key = await keyOf(em, kept);
  const removed = await sql(
    em,
    `delete from ${kept} where (${key}) in (
       select ${key} from (select * from ${kept} except select * from ${filled}) wrong)
     returning ${key}`,
  );
  const added = await sql(
    em,
    `insert into ${kept} select * from ${filled} except select * from ${kept} returning ${key}`,
  );
  return new Set([...removed, ...added].map((row) => JSON.stringify(row))).size;
}
