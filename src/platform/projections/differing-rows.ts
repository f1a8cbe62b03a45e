import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';

/** A table and its copy, with their schemas, and the columns of their key. */
export interface TablePair {
  live: string;
  shadow: string;
  key: string;
}

/** Pairs a table with its copy. @param table in the schema `liveSchema` */
export async function pairTables(
  em: EntityManager,
  table: string,
  { liveSchema, shadowSchema }: { liveSchema: string; shadowSchema: string },
): Promise<TablePair> {
  const live = `${liveSchema}.${table}`;
  const [found] = await sql<{ columns: string }>(em, primaryKeySql, [live]);
  return { live, shadow: `${shadowSchema}.${table}`, key: found!.columns };
}

/** Returns SQL of the keys of the rows in which a table differs from its copy, or which one of them lacks. */
export const differingRowsSql = ({ live, shadow, key }: TablePair) => /* sql */ `
  select ${key} from ${live} l full join ${shadow} s using (${key}) where row (l.*) is distinct from row (s.*)`;

/** Lists the columns of a table's key, in its order. */
const primaryKeySql = /* sql */ `
  select string_agg(quote_ident(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) as columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = $1::regclass and i.indisprimary`;
