import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import type { ProjectionOptions } from './projection.js';

/**
 * Makes empty copies of the tables of projections, in a schema of their own, with their keys, their rules and the
 * columns that the projections find rows by. They do not survive a crash.
 */
export async function createShadowTables(
  em: EntityManager,
  projections: readonly ProjectionOptions[],
  shadowSchema: string,
): Promise<void> {
  await sql(em, `drop schema if exists ${shadowSchema} cascade`);
  await sql(em, `create schema ${shadowSchema}`);
  for (const table of [...projections.flatMap(({ tables }) => tables), 'projection_checkpoints'])
    await sql(em, `create unlogged table ${shadowSchema}.${table} (like ${table} including all)`);
  for (const { drop } of await sql<{ drop: string }>(em, searchIndexesSql, [shadowSchema])) await sql(em, drop);
  for (const lookup of projections.flatMap(({ lookups = [] }) => lookups))
    await sql(em, `create index on ${shadowSchema}.${lookup}`);
}

/**
 * Makes unqualified table names refer to the copies until the transaction ends.
 * @returns the schema that they referred to before
 * @throws Error when the copies are gone: the live tables must not be mistaken for them
 */
export async function enterShadowSchema(em: EntityManager, shadowSchema: string): Promise<string> {
  await sql(em, `lock table ${shadowSchema}.projection_checkpoints in row share mode`);
  const [liveSchema] = await sql<{ name: string }>(em, 'select current_schema() as name');
  await sql(em, `select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)`, [shadowSchema]);
  // Sequential scans are off: a plan made while the copies were empty would read whole tables for each batch.
  await sql(em, 'set local plan_cache_mode = force_custom_plan');
  return liveSchema!.name;
}

/** Makes unqualified table names refer to the live tables again. */
export async function exitShadowSchema(em: EntityManager, shadowSchema: string): Promise<void> {
  await sql(em, `select set_config('search_path', replace(current_setting('search_path'), $1 || ', ', ''), true)`, [
    shadowSchema,
  ]);
}

/** Finds indexes of a schema that guard nothing. */
const searchIndexesSql = /* sql */ `
  select format('drop index %I.%I', $1::text, c.relname) as drop
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = to_regnamespace($1) and not i.indisunique`;
