import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { primaryKeyColumns } from './shadow-tables.js';

/**
 * Replaces the rows of a table in which it differs from its copy. Readers go on meanwhile, and everything that hangs on
 * the table (constraints, grants, indexes) stays.
 * @returns how many rows differed
 */
export async function reconcileTable(
  em: EntityManager,
  table: string,
  { liveSchema, shadowSchema }: { liveSchema: string; shadowSchema: string },
): Promise<number> {
  const [live, shadow] = [`${liveSchema}.${table}`, `${shadowSchema}.${table}`];
  const key = await primaryKeyColumns(em, live);
  const removed = await sql(
    em,
    `delete from ${live} where (${key}) in (
       select ${key} from (select * from ${live} except select * from ${shadow}) wrong)
     returning ${key}`,
  );
  const added = await sql(
    em,
    `insert into ${live} select * from ${shadow} except select * from ${live} returning ${key}`,
  );
  return new Set([...removed, ...added].map((row) => JSON.stringify(row))).size;
}
