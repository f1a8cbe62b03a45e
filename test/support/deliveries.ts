import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../src/platform/database/sql.js';
import { LostDeliverySweeper } from '../../src/platform/deliveries/lost-delivery-sweeper.js';
import { eventually } from './eventually.js';
import type { TestProcess } from './processes/start-app.js';

/** Waits until every event has its deliveries and all of them are done. */
export const waitForDeliveries = (em: EntityManager) =>
  eventually(async () => (await sql(em, openSql)).length === 0 || undefined, 'all deliveries to be done');

const openSql = /* sql */ `select from log_pending union all select from deliveries where state <> 'done'`;

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
  await releaseUnlocked(worker, em, `state <> 'done'`);
  // A delivery that the worker had locked may go on waiting for its time.
  await eventually(async () => {
    await releaseUnlocked(worker, em, `state <> 'done' and queued_at > now()`);
    return (await sql(em, openSql)).length === 0 || undefined;
  }, 'all deliveries to be done');
}

/** Locked ones are under way: waiting for them, while the worker waits for others, would be a deadlock. */
async function releaseUnlocked(worker: TestProcess, em: EntityManager, condition: string): Promise<void> {
  const released = await sql(
    em,
    `update deliveries set queued_at = now() - interval '1 minute' where (subscriber, event_id) in (
       select subscriber, event_id from deliveries where ${condition} for update skip locked) returning 1`,
  );
  // Within seconds it would do so by itself.
  if (released.length > 0) await worker.get(LostDeliverySweeper).requeueLost();
}
