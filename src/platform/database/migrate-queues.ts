import { runMigrations } from 'bullmq';
import type pg from 'pg';
import { QUEUE_NAMES, SCHEDULED_TASKS_QUEUE } from '../deliveries/queue-names.js';

/**
 * Makes what BullMQ needs in PostgreSQL, which holds the queues when there is no Redis. It would make the sequence of a queue when that
 * is first used, but whoever uses queues may create nothing.
 */
export async function migrateQueues(owner: pg.Client): Promise<void> {
  await runMigrations(owner);
  const { rows } = await owner.query<{ statement: string }>(createSequencesSql, [
    [...QUEUE_NAMES, SCHEDULED_TASKS_QUEUE],
  ]);
  for (const { statement } of rows) await owner.query(statement);
}

const createSequencesSql = /* sql */ `
  select format('create sequence if not exists bullmq.%I', bullmq.job_id_seq_name(name)) as statement
  from unnest($1::text[]) as name`;
