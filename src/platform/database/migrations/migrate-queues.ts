import { runMigrations } from 'bullmq';
import type pg from 'pg';
import { QUEUE_NAMES, SCHEDULED_TASKS_QUEUE } from '../../deliveries/queue-names.js';

/**
 * Makes the tables that BullMQ needs in PostgreSQL, which holds the queues when there is no Redis. BullMQ would make
 * the sequence of a queue when that is first used, but whoever uses queues may create nothing.
 */
export async function migrateQueues(owner: pg.Client): Promise<void> {
  if (await isWithoutRows(owner)) await owner.query('drop schema bullmq cascade');
  await runMigrations(owner);
  const { rows } = await owner.query<{ statement: string }>(createSequencesSql, [
    [...QUEUE_NAMES, SCHEDULED_TASKS_QUEUE],
  ]);
  for (const { statement } of rows) await owner.query(statement);
}

/**
 * Whether BullMQ's tables exist, but neither jobs nor BullMQ's note of its migrations, without which it would make the
 * tables again, and fail. A dump that left out the rows of the queues restores just that. Jobs are made from the
 * deliveries again.
 */
async function isWithoutRows(owner: pg.Client): Promise<boolean> {
  const { rows: found } = await owner.query<{ isThere: boolean }>(tablesExistSql);
  if (!found[0]!.isThere) return false;
  const { rows } = await owner.query<{ isEmpty: boolean }>(queuesAreEmptySql);
  return rows[0]!.isEmpty;
}

const tablesExistSql = /* sql */ `
  select to_regclass('bullmq.migration') is not null and to_regclass('bullmq.job') is not null as "isThere"`;

const queuesAreEmptySql = /* sql */ `
  select not exists (select from bullmq.migration) and not exists (select from bullmq.job) as "isEmpty"`;

const createSequencesSql = /* sql */ `
  select format('create sequence if not exists bullmq.%I', bullmq.job_id_seq_name(name)) as statement
  from unnest($1::text[]) as name`;
