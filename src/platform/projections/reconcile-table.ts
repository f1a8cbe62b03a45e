import type { EntityManager } from '@mikro-orm/postgresql';
import { withoutIndexes } from '../database/bulk/without-indexes.js';
import { sql } from '../database/sql.js';
import { differingRowsSql, pairTables, type TablePair } from './differing-rows.js';

/**
 * Replaces the rows of a table in which it differs from its copy. Readers go on meanwhile, and the table's constraints,
 * grants and indexes stay. A table without rows, as after a restore, has its indexes made at the end.
 * @returns the number of rows that differed
 */
export async function reconcileTable(
  em: EntityManager,
  table: string,
  schemas: { liveSchema: string; shadowSchema: string },
): Promise<number> {
  const pair = await pairTables(em, table, schemas);
  const [found] = await sql<{ is_empty: boolean }>(em, `select not exists (select from ${pair.live}) as is_empty`);
  return found!.is_empty ? fillTable(em, pair) : replaceDifferingRows(em, pair);
}

async function fillTable(em: EntityManager, { live, shadow }: TablePair): Promise<number> {
  const [counted] = await sql<{ n: number }>(em, `select count(*)::int as n from ${shadow}`);
  if (counted!.n === 0) return 0;
  await withoutIndexes(
    (statement, params) => sql(em, statement, params),
    [live],
    async () => {
      await sql(em, `insert into ${live} select * from ${shadow}`);
    },
  );
  await sql(em, `analyze ${live}`);
  return counted!.n;
}

async function replaceDifferingRows(em: EntityManager, pair: TablePair): Promise<number> {
  const { live, shadow, key } = pair;
  await sql(em, `create temporary table differing_rows on commit drop as ${differingRowsSql(pair)}`);
  const [counted] = await sql<{ n: number }>(em, 'select count(*)::int as n from differing_rows');
  if (counted!.n > 0) {
    await sql(em, 'analyze differing_rows');
    await sql(em, `delete from ${live} where (${key}) in (select ${key} from differing_rows)`);
    await sql(em, `insert into ${live} select s.* from ${shadow} s join differing_rows using (${key})`);
  }
  await sql(em, 'drop table differing_rows');
  return counted!.n;
}
