import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { advanceProjection } from './advance-projection.js';
import type { RegisteredProjection } from './projection-registry.js';

/** Makes empty copies of a projection's tables, in a schema of their own. */
export async function createShadowTables(
  em: EntityManager,
  { tables }: RegisteredProjection,
  shadowSchema: string,
): Promise<void> {
  await sql(em, `drop schema if exists ${shadowSchema} cascade`);
  await sql(em, `create schema ${shadowSchema}`);
  for (const table of [...tables, 'projection_checkpoints']) {
    await sql(em, `create table ${shadowSchema}.${table} (like ${table} including all)`);
  }
}

/**
 * Lets names without a schema mean the copies for the rest of the transaction.
 * @returns the schema they meant until now
 * @throws Error when the copies are gone: the originals must not be taken for them
 */
export async function enterShadowSchema(em: EntityManager, shadowSchema: string): Promise<string> {
  await sql(em, `lock table ${shadowSchema}.projection_checkpoints in row share mode`);
  const [liveSchema] = await sql<{ name: string }>(em, 'select current_schema() as name');
  await sql(em, `select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)`, [shadowSchema]);
  // A plan that is kept from when the copies were empty reads all of a table for each batch.
  await sql(em, 'set local plan_cache_mode = force_custom_plan');
  return liveSchema!.name;
}

/** So many events, and each time twice as many, until the tables are analysed again. */
const FIRST_ANALYZE_AT = 2_000;

/** Takes a projection up to a place in the log, in the caller's transaction: nobody else analyses the tables that it fills. */
export async function replayUpTo(
  head: number,
  em: EntityManager,
  projection: RegisteredProjection,
  onProgress: (seq: number) => void = () => undefined,
): Promise<void> {
  let hasMore = true;
  let analyseAt = FIRST_ANALYZE_AT;
  while (hasMore) {
    const step = await advanceProjection(em, projection, head);
    onProgress(step.seq);
    hasMore = step.hasMore;
    if (step.seq < analyseAt) continue;
    await sql(em, `analyze ${projection.tables.join(', ')}`);
    analyseAt = 2 * step.seq;
  }
}

/** Names of a table's key, in its order. */
export async function primaryKeyColumns(em: EntityManager, table: string): Promise<string> {
  const [key] = await sql<{ columns: string }>(em, primaryKeySql, [table]);
  return key!.columns;
}

const primaryKeySql = /* sql */ `
  select string_agg(quote_ident(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) as columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = $1::regclass and i.indisprimary`;
