import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Worker } from 'bullmq';
import { sql } from '../database/sql.js';
import { system } from '../event-store/actor.js';
import { loggedEventColumns, loggedEventOf, type LoggedEventRow } from '../event-store/logged-event.js';
import { requestContext } from '../http/request-context.js';
import { backoffMs } from './delivery-queues.js';
import { failureOf } from './failure.js';
import { type DeliveryJob, Queues } from './queues.js';
import { lanes } from './subscriber.js';
import { Subscribers } from './subscribers.js';

/** Small enough that the lanes together leave connections of the pool to the relay. */
const concurrency = 4;

/** A job whose worker is gone, or could not say what became of it, is taken up again within seconds, however often. */
const recovery = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 };

/** Takes jobs from the queues and hands each event to its subscriber, once. */
@Injectable()
export class DeliveryWorker {
  private workers: Worker[] = [];

  constructor(
    private readonly orm: MikroORM,
    private readonly queues: Queues,
    private readonly subscribers: Subscribers,
  ) {}

  /** @throws Error when deliveries wait for a subscriber that no longer exists */
  async start(): Promise<void> {
    const open = await sql<{ subscriber: string }>(
      this.orm.em.fork(),
      `select distinct subscriber from deliveries where state <> 'done'`,
    );
    for (const { subscriber } of open) this.subscribers.named(subscriber);
    const settings = { backoffStrategy: backoffMs };
    this.workers = lanes.map((lane) =>
      this.queues.worker(lane, ({ data }) => this.deliver(data), { concurrency, settings, ...recovery }),
    );
  }

  /** Finishes what is being worked on and takes nothing new. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async deliver(job: DeliveryJob): Promise<void> {
    try {
      await this.orm.em.fork().transactional((em) => this.deliverOnce(em, job));
    } catch (error) {
      await sql(this.orm.em.fork(), failed, [job.subscriber, job.eventId]);
      throw failureOf(error);
    }
  }

  // The delivery's row stays locked while its work is done: a second job for it finds it locked, or done.
  private async deliverOnce(em: EntityManager, { subscriber, eventId }: DeliveryJob): Promise<void> {
    const [delivery] = await sql<{ state: string }>(em, lockDelivery, [subscriber, eventId]);
    if (!delivery || delivery.state === 'done') return;
    const [row] = await sql<LoggedEventRow>(em, readEvent, [eventId]);
    if (!row) throw new Error(`Event ${eventId} is not in the log`);
    const event = loggedEventOf(row);
    const context = { requestId: event.requestId ?? eventId, actor: system };
    await requestContext.run(context, () => this.subscribers.named(subscriber).handle(event, em));
    await sql(em, done, [subscriber, eventId]);
  }
}

/** A subscriber may wait for another server, and its transaction with it: longer than others may stand still. */
const lockDelivery = /* sql */ `
  select state, set_config('idle_in_transaction_session_timeout', '2min', true)
  from deliveries where subscriber = $1 and event_id = $2 for update skip locked`;

const readEvent = /* sql */ `
  select ${loggedEventColumns} from event_log e join log_order o using (position) where e.event_id = $1`;

const done = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, updated_at = now() where subscriber = $1 and event_id = $2`;

const failed = /* sql */ `
  update deliveries set state = 'failing', attempts = attempts + 1, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;
