import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../src/platform/database/sql.js';
import { LostDeliverySweeper } from '../../src/platform/deliveries/lost-delivery-sweeper.js';
import { eventually } from './eventually.js';
import type { TestProcess } from './processes/start-app.js';

/** Waits until every event has its deliveries and all of them are done. */
export const waitForDeliveries = (em: EntityManager) =>
  eventually(async () => {
    const open = `select from log_pending union all select from deliveries where state <> 'done'`;
    return (await sql(em, open)).length === 0 || undefined;
  }, 'all deliveries to be done');

/** Waits until every event has its deliveries, done or not. */
export const waitForOrder = (em: EntityManager) =>
  eventually(
    async () => (await sql(em, `select from log_pending`)).length === 0 || undefined,
    'every event to have its deliveries',
  );

/** Releases deliveries that wait for their time, such as mails that the office may still undo, and waits for them. */
export async function releaseDeliveries(worker: TestProcess): Promise<void> {
  const em = worker.get(MikroORM).em.fork();
  await waitForOrder(em);
  // Those that the worker has locked are under way: waiting for them, while it waits for others, would be a deadlock.
  await sql(
    em,
    `update deliveries set queued_at = now() - interval '1 minute' where (subscriber, event_id) in (
       select subscriber, event_id from deliveries where state <> 'done' for update skip locked)`,
  );
  // Within seconds it would do so by itself.
  await worker.get(LostDeliverySweeper).requeueLost();
  await waitForDeliveries(em);
}
